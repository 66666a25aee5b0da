import Foundation
import MutexAdapter
import MutexSubject
import Synchronization
import Testing
import WorkshopSupport

#if os(Linux)
// The registers of a signal belong to it, for the compiler.
import CDispatch
#endif

/// Whether a change is one step is asked in its middle: a key that is hashed or compared tells, and
/// holds the change up until other threads have asked what they wanted to ask, or wait for a lock.
///
/// On Linux that is certain. The system says whether a thread sleeps, and a Mutex is handed over at
/// `unlock`, to the thread that has waited longest: who gives it back and takes it again comes after
/// all that wait. Elsewhere it is likely only. A right answer passes everywhere: no thread is blamed
/// but for what it was told after another answer had been given.
///
/// Each of these checks is a program of its own, since a Mutex that is taken twice by one thread ends
/// the program. `EXIT_SUCCESS` says: caught.
@Suite("State behind a Mutex", .serialized)
struct MutexChecks {
  private typealias Key = Subject.Key
  private typealias Plan = Subject.Plan

  /// More uses of a key than an answer has in one call.
  private static let steps = 0..<40

  /// What a key does at one of its uses.
  private final class Hook: Sendable {
    private struct Action {
      var usesBefore: Int
      let run: @Sendable () -> Void
    }

    private let action = Mutex<Action?>(nil)

    var isArmed: Bool { action.withLock { $0 != nil } }

    func arm(after uses: Int = 0, _ run: @escaping @Sendable () -> Void) {
      action.withLock { $0 = Action(usesBefore: uses, run: run) }
    }

    func fire() {
      let run: (@Sendable () -> Void)? = action.withLock { action in
        guard let due = action else { return nil }
        if due.usesBefore > 0 {
          action?.usesBefore -= 1
          return nil
        }
        action = nil
        return due.run
      }
      run?()
    }
  }

  /// A thread that can be looked at from outside.
  private final class Other: Sendable {
    private let status = Mutex<String?>(nil)
    private let looks = Atomic(0)
    private let (begun, done) = (AtomicFlag(), AtomicFlag())

    var isDone: Bool { done.isSet }
    var isIdle: Bool { !begun.isSet || isDone || isHeldUp }
    var isFinished: Bool { !begun.isSet || isDone }

    /// Whether it sleeps. All that it sleeps for here is a lock of the answer.
    var isHeldUp: Bool {
      guard let path = status.withLock({ $0 }), !isDone else { return false }
      #if os(Linux)
      guard let line = try? String(contentsOfFile: path, encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return false }
      return line[end...].hasPrefix(") S")
      #else
      return looks.add(1, ordering: .relaxed).newValue > 20_000
      #endif
    }

    /// Starts the thread, and returns when it is done or held up.
    func start(_ work: @escaping @Sendable () -> Void) {
      launch(work)
      while !isIdle { sched_yield() }
    }

    func launch(_ work: @escaping @Sendable () -> Void) {
      begun.set()
      Thread.detachNewThread {
        let link = "/proc/thread-self"
        let task = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        self.status.withLock { $0 = "/proc/\(task ?? "")/stat" }
        work()
        self.done.set()
      }
    }

    /// Waits for all; threads that wait for each other end the program.
    static func finish(_ others: [Other]) {
      var looks = 0
      while !others.allSatisfy(\.isFinished) {
        looks = others.allSatisfy(\.isIdle) ? looks + 1 : 0
        if looks > 1_000 { exit(EXIT_FAILURE) }
        sched_yield()
      }
    }
  }

  /// Whether somebody hears of Ada's move to desk 4, and later somebody else of the time before.
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
      let (mover, one, holder, two) = (Other(), Other(), Other(), Other())
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
          // The mover is looked at first: whoever it has let in on its way is awake by then.
          while !allAreThere.isSet || !(one.isDone || mover.isIdle && one.isHeldUp) {
            sched_yield()
          }
          if one.isDone, two.isHeldUp { isInOrder.set() }
        }
        holder.launch { hold(plan, Key("9", onHash: holding.fire)) }
        while !holder.isIdle, !isHolding.isSet { sched_yield() }
        if one.isDone { isInOrder.set() }
        two.start { if then(plan) { hearsOld.set() } }
        allAreThere.set()
      }
      mover.launch { _ = plan.assign(key("4"), ada) }
      Other.finish([mover])
      if hook.isArmed { return false }
      Other.finish([one, holder, two])
      if hearsNew.isSet, hearsOld.isSet, isInOrder.isSet { return true }
    }
    return false
  }

  /// Whether it goes wrong if others come in the middle of Ada's move from desk 3 to desk 4.
  private static func goesWrong(
    when others: @escaping @Sendable (Plan) -> [@Sendable () -> Void],
    isWrong: (Plan) -> Bool
  ) -> Bool {
    for step in steps {
      let plan = makeSubject().makePlan()
      let (hook, mover) = (Hook(), Other())
      let works = others(plan).map { work in (Other(), work) }
      let key = { @Sendable (name: String) in
        Key(name, onHash: hook.fire, onCompare: hook.fire)
      }
      let ada = key("Ada")
      _ = plan.assign(key("3"), ada)
      _ = plan.assign(Key("7"), Key("Grace"))
      hook.arm(after: step) { for (other, work) in works { other.start(work) } }
      mover.launch { _ = plan.assign(key("4"), ada) }
      Other.finish([mover])
      if hook.isArmed { return false }
      Other.finish(works.map(\.0))
      if isWrong(plan) { return true }
    }
    return false
  }

  /// A thread that asks when it is told to. A signal handler can tell it, and look at it: nothing of that
  /// allocates memory or waits for a lock.
  private final class Neighbour: Sendable {
    private let told = Atomic(0)
    private let answered = Atomic(0)
    private let patience = Atomic(0)
    /// The file that says whether it sleeps; below zero where there is none, and at first.
    private let status = Atomic(Neighbour.unknown)
    private static let unknown: Int32 = -2

    private var isIdle: Bool {
      answered.load(ordering: .acquiring) == told.load(ordering: .relaxed)
    }

    /// Whether it sleeps, as it does when it waits for a lock.
    private var isHeldUp: Bool {
      withUnsafeTemporaryAllocation(byteCount: 96, alignment: 1) { line in
        let count = pread(status.load(ordering: .relaxed), line.baseAddress, line.count, 0)
        var end = count - 3
        while end > 0, line[end] != UInt8(ascii: ")") { end -= 1 }
        return end > 0 && line[end + 2] == UInt8(ascii: "S")
      }
    }

    /// Returns when the thread is there.
    func launch(_ question: @escaping @Sendable () -> Void) {
      Thread.detachNewThread { [self] in
        let link = "/proc/thread-self"
        let task = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        let file = fopen("/proc/\(task ?? "")/stat", "r")
        status.store(file.map { fileno($0) } ?? -1, ordering: .releasing)
        while true {
          while isIdle { sched_yield() }
          question()
          answered.add(1, ordering: .releasing)
        }
      }
      while status.load(ordering: .acquiring) == Neighbour.unknown { sched_yield() }
    }

    /// How often it will ask, at most. Whoever tries again when somebody came in between, as `add` of an
    /// Atomic does, would never be done otherwise.
    func mayAsk(_ times: Int) {
      patience.store(told.load(ordering: .relaxed) + times, ordering: .relaxed)
    }

    /// Returns when the thread has asked once more, or is held up. Where nobody can see that it is held up,
    /// it is not asked: it could wait for a lock for ever.
    func ask() {
      guard status.load(ordering: .relaxed) >= 0,
        told.load(ordering: .relaxed) < patience.load(ordering: .relaxed)
      else { return }
      if isIdle { told.add(1, ordering: .relaxed) }
      while !isIdle, !isHeldUp { sched_yield() }
    }

    /// How often it has asked in the end.
    func finish() -> Int {
      while !isIdle { sched_yield() }
      return answered.load(ordering: .relaxed)
    }
  }

  private static let neighbour = Neighbour()

  /// Runs code one instruction of the processor at a time, as a debugger does, and has the neighbour ask
  /// at every fourth. To read a number and to store another one takes more than that, so a question comes
  /// in between, and no luck is needed.
  ///
  /// Only Linux on x86-64 can do so here; elsewhere the code runs as it would.
  private enum SingleSteps {
    private static let areOn = Atomic(false)
    private static let taken = Atomic(0)

    static func run(_ work: () -> Void) {
      #if os(Linux) && arch(x86_64)
      var action = sigaction()
      action.sa_flags = SA_SIGINFO
      action.__sigaction_handler.sa_sigaction = { _, _, context in
        guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
        // Register 17 holds the flags. With this one the next signal comes after one instruction.
        let oneStep: Int64 = 0x100
        if SingleSteps.areOn.load(ordering: .relaxed) {
          context.pointee.uc_mcontext.gregs.17 |= oneStep
          let before = SingleSteps.taken.add(1, ordering: .relaxed).oldValue
          if before.isMultiple(of: 4) { MutexChecks.neighbour.ask() }
        } else {
          context.pointee.uc_mcontext.gregs.17 &= ~oneStep
        }
      }
      sigaction(SIGTRAP, &action, nil)
      areOn.store(true, ordering: .relaxed)
      raise(SIGTRAP)
      work()
      areOn.store(false, ordering: .relaxed)
      #else
      work()
      #endif
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
      Ada was on her way from desk 3 to desk 4. Another thread asked where she sits, and heard: at \
      desk 4. After that the desks were asked, and nobody sat at desk 4, or Ada still sat at desk 3. \
      Is one lock held from the first change to the last?
      """
    ) {
      let first = { @Sendable (plan: Plan) in plan.deskOf(Key("Ada"))?.name == "4" }
      let hold = { @Sendable (plan: Plan, desk: Key) in _ = plan.personAt(desk) }
      let isSeen =
        Self.isHalfOfItSeen(first: first, hold: hold) { $0.personAt(Key("4")) == nil }
        || Self.isHalfOfItSeen(first: first, hold: hold) { $0.personAt(Key("3")) != nil }
      exit(isSeen ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Nobody finds a person at a new desk while the person still has the old one")
  func peopleKnow() async {
    await #expect(
      processExitsWith: .failure,
      """
      Ada was on her way from desk 3 to desk 4. Another thread asked the desks, and heard: Ada sits at \
      desk 4, or nobody sits at desk 3 any more. After that somebody asked where she sits: at desk 3. \
      Is one lock held from the first change to the last?
      """
    ) {
      let hold = { @Sendable (plan: Plan, person: Key) in _ = plan.deskOf(person) }
      let then = { @Sendable (plan: Plan) in plan.deskOf(Key("Ada"))?.name == "3" }
      let isSeen =
        Self.isHalfOfItSeen(first: { $0.personAt(Key("4")) != nil }, hold: hold, then: then)
        || Self.isHalfOfItSeen(first: { $0.personAt(Key("3")) == nil }, hold: hold, then: then)
      exit(isSeen ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Two moves of one person do not mix")
  func movesDoNotMix() async {
    await #expect(
      processExitsWith: .failure,
      """
      Ada was on her way from desk 3 to desk 4. In the middle of that, another thread moved her to \
      desk 5. When both were done, two desks had her name, or she sat at a desk that was not hers. \
      What was looked up before the lock was taken again was old by then.
      """
    ) {
      let isWrong = Self.goesWrong(
        when: { plan in [{ _ = plan.assign(Key("5"), Key("Ada")) }] },
        isWrong: { plan in
          let desk = plan.deskOf(Key("Ada"))?.name
          return ["3", "4", "5"].contains {
            (plan.personAt(Key($0))?.name == "Ada") != (desk == $0)
          }
        })
      exit(isWrong ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Whoever comes while somebody is at work waits, and is served")
  func nobodyIsTurnedAway() async {
    await #expect(
      processExitsWith: .failure,
      """
      While Ada was on her way to another desk, one thread asked where Grace sits (at desk 7), one who \
      sits at desk 7 (Grace), and one gave the free desk 9 to Joan. One of them was told: nowhere, \
      nobody, or that somebody else sits there. A busy lock is no answer: wait for it.
      """
    ) {
      let turnedAway = AtomicFlag()
      let isWrong = Self.goesWrong(
        when: { plan in
          [
            { if plan.deskOf(Key("Grace"))?.name != "7" { turnedAway.set() } },
            { if plan.personAt(Key("7"))?.name != "Grace" { turnedAway.set() } },
            { if !plan.assign(Key("9"), Key("Joan")) { turnedAway.set() } },
          ]
        }, isWrong: { _ in turnedAway.isSet })
      exit(isWrong ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Questions that come at the same time are all counted")
  func allAreCounted() async {
    await #expect(
      processExitsWith: .failure,
      """
      While Ada was on her way to another desk, three threads asked one question each. `lookups` said \
      that there were fewer. To count is to read, to add and to write: one piece under the lock.
      """
    ) {
      let isWrong = Self.goesWrong(
        when: { plan in
          [
            { _ = plan.deskOf(Key("Grace")) }, { _ = plan.personAt(Key("7")) },
            { _ = plan.deskOf(Key("Joan")) },
          ]
        }, isWrong: { plan in plan.lookups() != 3 })
      exit(isWrong ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("A question that comes in the middle of another one is counted too")
  func noneIsWrittenOver() async {
    await #expect(
      processExitsWith: .failure,
      """
      While one thread asked, another one asked again and again, after every few instructions that the \
      processor carried out for the first. In the end `lookups` said that there were fewer questions. \
      Whoever reads an Atomic and then stores one more writes over what others have added in between. \
      `add` is one piece.
      """
    ) {
      let plan = makeSubject().makePlan()
      Self.neighbour.launch { _ = plan.deskOf(Key("Grace")) }
      let (ada, seven) = (Key("Ada"), Key("7"))
      for question in [{ _ = plan.deskOf(ada) }, { _ = plan.personAt(seven) }] {
        Self.neighbour.mayAsk(150)
        SingleSteps.run(question)
      }
      let asked = Self.neighbour.finish() + 2
      exit(plan.lookups() != asked ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test("Two people who ask for the same desk at once do not both get it")
  func oneGetsIt() async {
    await #expect(
      processExitsWith: .failure,
      """
      Desk 4 was free, and Ada asked for it. Before her name stood there, Grace asked for it from \
      another thread. In the end both had it. The question whether a desk is free and the change that \
      follows have to be one piece, with the lock held from beginning to end.
      """
    ) {
      let isWrong = Self.goesWrong(
        when: { plan in [{ _ = plan.assign(Key("4"), Key("Grace")) }] },
        isWrong: { plan in
          let owner = plan.personAt(Key("4"))?.name
          return ["Ada", "Grace"].contains { (plan.deskOf(Key($0))?.name == "4") != (owner == $0) }
        })
      exit(isWrong ? EXIT_SUCCESS : EXIT_FAILURE)
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
      hook.arm {
        _ = plan.assign(Key("5"), Key("Ada"))
        if plan.assign(Key("4"), Key("Grace")) { graceHasIt.store(true, ordering: .relaxed) }
      }
      _ = plan.assign(four, ada)
      let isAdas = plan.personAt(Key("4"))?.name != "Grace"
      exit(graceHasIt.load(ordering: .relaxed) && isAdas ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
