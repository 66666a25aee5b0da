import Foundation
import MutexAdapter
import MutexSubject
import Synchronization
import Testing
import WorkshopSupport

/// Whether a change is one step is asked in its middle: a key that is hashed or compared tells, and
/// holds the change up until other threads have asked what they wanted to ask, or wait for a lock.
///
/// On Linux that is certain. The system says whether a thread sleeps, and a Mutex is handed over at
/// `unlock`, to the thread that has waited longest: who gives it back and takes it again comes after
/// all that wait. Elsewhere it is likely only. A right answer passes everywhere: no thread is blamed
/// but for what it was told after another answer had been given.
///
/// Each of these checks is a program of its own, since a Mutex that is taken twice by one thread ends
/// the program. That is never the end that a check wants: the program says in its last line what it saw.
@Suite("State behind a Mutex", .serialized)
struct MutexChecks {
  typealias Key = Subject.Key
  typealias Plan = Subject.Plan

  /// More uses of a key than an answer has in one call.
  static let steps = 0..<40

  static let hasEnded: Comment = """
    A call of the plan ended the program, or never returned. Does one thread lock the same Mutex twice, \
    as a method does that calls another one inside `withLock`? Do two threads wait for each other? Or did \
    the program trap?
    """

  /// Whether it goes wrong if others come in the middle of Ada's move from one desk to another.
  static func goesWrong(
    from old: String = "3", to new: String = "4",
    when others: @escaping @Sendable (Plan) -> [@Sendable () -> Void],
    isWrong: (Plan) -> Bool
  ) -> Bool {
    for step in steps {
      let plan = makeSubject().makePlan()
      let (hook, mover) = (Hook(), ObservedThread())
      let works = others(plan).map { work in (ObservedThread(), work) }
      let key = { @Sendable (name: String) in
        Key(name, onHash: hook.fire, onCompare: hook.fire)
      }
      let ada = key("Ada")
      _ = plan.assign(key(old), ada)
      _ = plan.assign(Key("7"), Key("Grace"))
      hook.arm(after: step) { for (other, work) in works { other.start(work) } }
      mover.launch { _ = plan.assign(key(new), ada) }
      ObservedThread.finish([mover])
      if hook.isArmed { return false }
      ObservedThread.finish(works.map(\.0))
      if isWrong(plan) { return true }
    }
    return false
  }

  @Test("A person has one desk, and a desk has one person")
  func plansAgree() {
    let plan = makeSubject().makePlan()
    // Desk, person, and whether the desk is theirs afterwards.
    let moves = [
      ("7", "Ada", true), ("3", "Grace", true), ("7", "Grace", false), ("7", "Ada", true),
      ("12", "Ada", true), ("7", "Grace", true), ("3", "Mary", true), ("12", "Mary", false),
      ("7", "Grace", true), ("5", "Ada", true),
    ]
    for (desk, person, isTheirs) in moves {
      let given = plan.assign(Key(desk), Key(person))
      #expect(given == isTheirs, "Desk \(desk) for \(person): false if another person sits there.")
    }
    for (desk, person) in [("7", "Grace"), ("3", "Mary"), ("5", "Ada"), ("12", nil)] {
      let found = plan.personAt(Key(desk))?.name
      #expect(found == person, "Whose desk is \(desk)? A person who moves leaves the old desk.")
    }
    for (person, desk) in [("Ada", "5"), ("Grace", "7"), ("Mary", "3"), ("Joan", nil)] {
      let found = plan.deskOf(Key(person))?.name
      #expect(found == desk, "Where does \(person) sit?")
    }
  }

  @Test("The same class: all people are apart, also those who print alike, and so are all desks")
  func keysAreCompared() {
    let plan = makeSubject().makePlan()
    let names = ["Ada", "ada", "", " ", "7", "07", "Ada 7", "nil"]
    for name in names {
      let given = plan.assign(Key("desk of \(name)"), Key(name))
      #expect(given, "The desk of “\(name)” was free. Its description is that of all others.")
    }
    let found = names.map { plan.deskOf(Key($0))?.name }
    #expect(
      found == names.map { "desk of \($0)" },
      "Where they sit. A person is another one if `==` says so: what a person prints is no key.")
    let taken = plan.assign(Key("desk of ada"), Key("Ada"))
    #expect(!taken, "Another person sits there.")
    let still = [plan.deskOf(Key("Ada")), plan.deskOf(Key("ada"))].map { $0?.name }
    #expect(
      still == ["desk of Ada", "desk of ada"],
      "After an `assign` that was refused, all sit where they sat.")
    let owners = names.map { plan.personAt(Key("desk of \($0)"))?.name }
    #expect(owners == names, "Who sits at the desks.")
  }

  @Test("To other threads, an `assign` is one step: two moves of one person do not mix")
  func movesDoNotMix() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let isWrong = Self.goesWrong(
        when: { plan in [{ _ = plan.assign(Key("5"), Key("Ada")) }] },
        isWrong: { plan in
          let desk = plan.deskOf(Key("Ada"))?.name
          return ["3", "4", "5"].contains {
            (plan.personAt(Key($0))?.name == "Ada") != (desk == $0)
          }
        })
      verdict.end(isWrong: isWrong)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Ada was on her way from desk 3 to desk 4. In the middle of that, another thread moved her to \
      desk 5. When both were done, two desks had her name, or she sat at a desk that was not hers. \
      What was looked up before the lock was taken again was old by then.
      """)
  }

  @Test("A call that finds a lock busy waits for it, and is served")
  func busyLockIsAwaited() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let turnedAway = AtomicFlag()
      let isWrong = Self.goesWrong(
        when: { plan in
          _ = plan.personAt(Key("9"))
          return [
            { if plan.lookups() < 1 { turnedAway.set() } },
            { if plan.deskOf(Key("Grace"))?.name != "7" { turnedAway.set() } },
            { if plan.personAt(Key("7"))?.name != "Grace" { turnedAway.set() } },
            { if !plan.assign(Key("9"), Key("Joan")) { turnedAway.set() } },
          ]
        }, isWrong: { _ in turnedAway.isSet })
      verdict.end(isWrong: isWrong)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      While Ada was on her way to another desk, one thread asked for the desk of Grace (7), \
      one for the person at desk 7 (Grace), one gave the free desk 9 to Joan, and one read `lookups` \
      (at least 1). One of them got nil or 0, or heard that the desk is taken. A busy lock is no answer: \
      wait for it.
      """)
  }

  @Test("To other threads, an `assign` is one step: two people do not both get the same desk")
  func oneGetsIt() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let isWrong = Self.goesWrong(
        when: { plan in [{ _ = plan.assign(Key("4"), Key("Grace")) }] },
        isWrong: { plan in
          let owner = plan.personAt(Key("4"))?.name
          return ["Ada", "Grace"].contains { (plan.deskOf(Key($0))?.name == "4") != (owner == $0) }
        })
      verdict.end(isWrong: isWrong)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Desk 4 was free, and Ada asked for it. Before her name stood there, Grace asked for it from \
      another thread. In the end both had it. The question whether a desk is free and the change that \
      follows have to be one piece, with the lock held from beginning to end.
      """)
  }

  @Test(
    "No change is lost: an `assign` to a person's own desk does not take it from its next owner")
  func keepsTheDesk() async {
    let verdict = ExitTestVerdict()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent], Self.hasEnded
    ) { [verdict = verdict as ExitTestVerdict] in
      let graceHasIt = Atomic(false)
      let isWrong = Self.goesWrong(
        from: "4", to: "4",
        when: { plan in
          graceHasIt.store(false, ordering: .relaxed)
          // Two threads, so that both are in line before a mover who takes the lock again.
          return [
            { _ = plan.assign(Key("5"), Key("Ada")) },
            {
              if plan.assign(Key("4"), Key("Grace")) { graceHasIt.store(true, ordering: .relaxed) }
            },
          ]
        },
        isWrong: { plan in
          graceHasIt.load(ordering: .relaxed) && plan.personAt(Key("4"))?.name != "Grace"
        })
      verdict.end(isWrong: isWrong)
    }
    guard let result else { return }
    let isWrong = verdict.isWrong(in: result.standardOutputContent)
    #expect(
      isWrong == false,
      """
      Ada sat at desk 4 and asked for it again. Before that was done, another thread moved her to \
      desk 5 and gave desk 4 to Grace. In the end, desk 4 had Ada's name. The answer to “whose desk \
      is it?” was old when it was used: the lock has to be held from the question to the change.
      """)
  }
}
