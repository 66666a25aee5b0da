import Foundation
import MutexAdapter
import MutexSubject
import Synchronization
import Testing

#if os(Linux)
// The registers of a signal belong to it, for the compiler.
import CDispatch
#endif

extension MutexChecks {
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
}
