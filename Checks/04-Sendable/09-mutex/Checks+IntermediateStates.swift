import Foundation
import MutexAdapter
import MutexSubject
import Testing
import WorkshopSupport

extension MutexChecks {
  /// Whether one thread sees Ada's move to desk 4, and another one later sees the plan before it.
  ///
  /// Three threads come in the middle of the move. The first asks. The second takes the lock that the
  /// third will need, and keeps it until the first has its answer. So the third is served after that,
  /// and before a mover who has to take the lock again.
  private static func isHalfOfItSeen(
    first: @escaping @Sendable (Plan) -> Bool,
    hold: @escaping @Sendable (Plan, Key) -> Void,
    then: @escaping @Sendable (Plan) -> Bool
  ) -> Bool {
    for step in steps {
      let plan = makeSubject().makePlan()
      let (hook, holding) = (Hook(), Hook())
      let (mover, one, holder, two) = (
        ObservedThread(), ObservedThread(), ObservedThread(), ObservedThread()
      )
      let (isHolding, allAreThere) = (AtomicFlag(), AtomicFlag())
      let (hearsNew, hearsOld, isInOrder) = (AtomicFlag(), AtomicFlag(), AtomicFlag())
      let key = { @Sendable (name: String) in
        Key(name, onHash: hook.fire, onCompare: hook.fire)
      }
      let ada = key("Ada")
      _ = plan.assign(key("3"), ada)
      hook.arm(after: step) {
        one.start { if first(plan) { hearsNew.set() } }
        holding.arm {
          isHolding.set()
          // The mover is looked at first: a reader that it has let in on its way is awake by then.
          ObservedThread.wait {
            allAreThere.isSet && (one.isDone || mover.isIdle && one.isHeldUp)
          }
          if one.isDone, two.isHeldUp { isInOrder.set() }
        }
        holder.launch { hold(plan, Key("9", onHash: holding.fire)) }
        ObservedThread.wait { isHolding.isSet || holder.isIdle }
        if one.isDone { isInOrder.set() }
        two.start { if then(plan) { hearsOld.set() } }
        allAreThere.set()
      }
      mover.launch { _ = plan.assign(key("4"), ada) }
      ObservedThread.finish([mover])
      if hook.isArmed { return false }
      ObservedThread.finish([one, holder, two])
      if hearsNew.isSet, hearsOld.isSet, isInOrder.isSet { return true }
    }
    return false
  }

  @Test("To other threads, an `assign` is one step: a person's new desk knows the person")
  func desksKnow() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let first = { @Sendable (plan: Plan) in plan.deskOf(Key("Ada"))?.name == "4" }
      let hold = { @Sendable (plan: Plan, desk: Key) in _ = plan.personAt(desk) }
      let isSeen =
        Self.isHalfOfItSeen(first: first, hold: hold) { $0.personAt(Key("4")) == nil }
        || Self.isHalfOfItSeen(first: first, hold: hold) { $0.personAt(Key("3")) != nil }
      verdict.end(isWrong: isSeen)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Ada was on her way from desk 3 to desk 4. Another thread asked where she sits, and heard: \
      at desk 4. After that the desks were asked, and desk 4 was empty, or Ada still sat at desk \
      3. Is one lock held from the first change to the last?
      """)
  }

  @Test("To other threads, an `assign` is one step: a person at a new desk has left the old one")
  func peopleKnow() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let hold = { @Sendable (plan: Plan, person: Key) in _ = plan.deskOf(person) }
      let then = { @Sendable (plan: Plan) in plan.deskOf(Key("Ada"))?.name == "3" }
      let isSeen =
        Self.isHalfOfItSeen(first: { $0.personAt(Key("4")) != nil }, hold: hold, then: then)
        || Self.isHalfOfItSeen(first: { $0.personAt(Key("3")) == nil }, hold: hold, then: then)
      verdict.end(isWrong: isSeen)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Ada was on her way from desk 3 to desk 4. Another thread asked the desks, and heard: Ada \
      sits at desk 4, or desk 3 is empty. After that she was looked up: at desk 3. Is one lock \
      held from the first change to the last?
      """)
  }
}
