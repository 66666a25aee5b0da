import Foundation
import MutexAdapter
import MutexSubject
import Synchronization
import Testing

/// A call in the middle of a change comes from the thread that makes the change, when a key is hashed
/// or compared. Where the lock is held, such a call ends the program; it is a program of its own.
/// Where it comes through, what comes of it is looked at, and `EXIT_SUCCESS` says: caught.
@Suite("State behind a Mutex", .serialized)
struct MutexChecks {
  private typealias Key = Subject.Key

  /// What a key does when it is used: every time, or at the next use only, and never within itself.
  private final class Hook: Sendable {
    private struct Action {
      let isForOnce: Bool
      let run: @Sendable () -> Void
    }

    private let action = Mutex<Action?>(nil)

    func each(_ run: @escaping @Sendable () -> Void) {
      action.withLock { $0 = Action(isForOnce: false, run: run) }
    }

    func once(_ run: @escaping @Sendable () -> Void) {
      action.withLock { $0 = Action(isForOnce: true, run: run) }
    }

    func fire() {
      let taken = action.withLock { action in
        defer { action = nil }
        return action
      }
      guard let taken else { return }
      taken.run()
      if !taken.isForOnce { each(taken.run) }
    }
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
      #expect(given == isTheirs, "Desk \(desk) for \(person): false if somebody else sits there.")
    }
    for (desk, person) in [("7", "Grace"), ("3", "Mary"), ("5", "Ada"), ("12", nil)] {
      let found = plan.personAt(Key(desk))?.name
      #expect(found == person, "Who sits at desk \(desk)? Whoever moves leaves the old desk.")
    }
    for (person, desk) in [("Ada", "5"), ("Grace", "7"), ("Mary", "3"), ("Joan", nil)] {
      let found = plan.deskOf(Key(person))?.name
      #expect(found == desk, "Where does \(person) sit?")
    }
  }

  @Test("Every question is counted, and nothing else is")
  func lookupsAreCounted() {
    let plan = makeSubject().makePlan()
    _ = plan.assign(Key("7"), Key("Ada"))
    _ = plan.assign(Key("7"), Key("Grace"))
    let none = plan.lookups()
    _ = plan.personAt(Key("7"))
    _ = plan.deskOf(Key("Grace"))
    _ = plan.personAt(Key("3"))
    let three = plan.lookups()
    #expect(none == 0, "`lookups` after two calls of assign and no question.")
    #expect(three == 3, "`lookups` after three questions, one of them about a free desk.")
  }

  @Test("Nobody hears of a new desk while the desk still has its old answer")
  func desksKnow() async {
    await #expect(
      processExitsWith: .failure,
      """
      Ada was on her way from desk 3 to desk 4. In the middle of that, another thread asked where \
      she sits, and heard: at desk 4. What the desks would have said was not settled yet. Which of \
      your locks guards both answers?
      """
    ) {
      let plan = makeSubject().makePlan()
      let hook = Hook()
      let (three, four) = (Key("3", onHash: hook.fire), Key("4", onHash: hook.fire))
      _ = plan.assign(three, Key("Ada"))
      hook.each { if plan.deskOf(Key("Ada"))?.name == "4" { exit(EXIT_SUCCESS) } }
      _ = plan.assign(four, Key("Ada"))
      exit(EXIT_FAILURE)
    }
  }

  @Test("Nobody finds a person at a new desk while the person still has the old one")
  func peopleKnow() async {
    await #expect(
      processExitsWith: .failure,
      """
      Ada was on her way from desk 3 to desk 4. In the middle of that, another thread asked who sits \
      at desk 4, and heard: Ada. Where she sits was not settled yet. Which of your locks guards both \
      answers?
      """
    ) {
      let plan = makeSubject().makePlan()
      let hook = Hook()
      let ada = Key("Ada", onHash: hook.fire)
      _ = plan.assign(Key("3"), ada)
      hook.each { if plan.personAt(Key("4")) != nil { exit(EXIT_SUCCESS) } }
      _ = plan.assign(Key("4"), ada)
      exit(EXIT_FAILURE)
    }
  }

  @Test("Two people who ask for the same desk at once do not both get it")
  func oneGetsIt() async {
    await #expect(
      processExitsWith: .failure,
      """
      Desk 4 was free, and Ada asked for it. Before her name stood there, Grace asked for it from \
      another thread. Both heard: it is yours. The question whether a desk is free and the change \
      that follows have to be one piece, with the lock held from beginning to end.
      """
    ) {
      let plan = makeSubject().makePlan()
      let hook = Hook()
      let graceHasIt = Atomic(false)
      hook.once {
        if plan.assign(Key("4"), Key("Grace")) { graceHasIt.store(true, ordering: .relaxed) }
      }
      let adaHasIt = plan.assign(Key("4", onHash: hook.fire), Key("Ada", onHash: hook.fire))
      exit(adaHasIt && graceHasIt.load(ordering: .relaxed) ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Whoever asks for their own desk does not take it from the one who got it meanwhile")
  func keepsTheDesk() async {
    await #expect(
      processExitsWith: .failure,
      """
      Ada sat at desk 4 and asked for it again. Before that was done, another thread moved her to \
      desk 5 and gave desk 4 to Grace. In the end, desk 4 had Ada's name. The answer to “whose desk \
      is it?” was old when it was used: the lock has to be held from the question to the change.
      """
    ) {
      let plan = makeSubject().makePlan()
      let hook = Hook()
      let graceHasIt = Atomic(false)
      let (four, ada) = (Key("4"), Key("Ada", onCompare: hook.fire))
      _ = plan.assign(four, ada)
      hook.once {
        _ = plan.assign(Key("5"), Key("Ada"))
        if plan.assign(Key("4"), Key("Grace")) { graceHasIt.store(true, ordering: .relaxed) }
      }
      _ = plan.assign(four, ada)
      let isAdas = plan.personAt(Key("4"))?.name != "Grace"
      exit(graceHasIt.load(ordering: .relaxed) && isAdas ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
