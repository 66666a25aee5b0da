import Foundation
import Synchronization

#if os(Linux) && !WORKSHOP_PORTABLE
// The compiler finds the type of a signal's registers in this module.
import CDispatch
#endif

/// Runs code one instruction of the processor at a time, as a debugger does, and lets another thread work
/// at every fourth.
///
/// Code that takes more than a few instructions is interrupted in its middle, without luck. Only Linux on
/// x86-64 can do so here; elsewhere the code runs as it would. One piece of code in a process is stepped at a
/// time, so this is for exit tests.
public enum SingleStepping {
  /// Whether this machine can. A check that has no other way to know is left out elsewhere, aloud:
  /// `@Test("…", .enabled(if: SingleStepping.isPossible, "needs: stepping"))`.
  public static var isPossible: Bool {
    #if os(Linux) && arch(x86_64) && !WORKSHOP_PORTABLE
    true
    #else
    false
    #endif
  }

  /// The thread that works in between.
  public static let other = RepeatingThread()

  fileprivate static let isOn = Atomic(false)
  private static let taken = Atomic(0)
  /// The file that says whether the thread that is stepped sleeps.
  private static let status = Atomic<Int32>(-1)

  /// Whether the thread that is stepped cannot tell the other one to go on.
  fileprivate static var isHeldUp: Bool {
    !isOn.load(ordering: .acquiring) || isAsleep(status.load(ordering: .acquiring))
  }

  /// Runs the code on this thread; the other thread does its work at most so many times meanwhile.
  public static func run(lettingOtherWork times: Int, _ work: () -> Void) {
    other.mayWork(times)
    #if os(Linux) && arch(x86_64) && !WORKSHOP_PORTABLE
    var action = sigaction()
    action.sa_flags = SA_SIGINFO
    action.__sigaction_handler.sa_sigaction = { _, _, context in
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
      // Register 17 holds the flags. With this one the next signal comes after one instruction.
      let oneStep: Int64 = 0x100
      if SingleStepping.isOn.load(ordering: .relaxed) {
        context.pointee.uc_mcontext.gregs.17 |= oneStep
        let before = SingleStepping.taken.add(1, ordering: .relaxed).oldValue
        if before.isMultiple(of: 4) { SingleStepping.other.workOnce() }
      } else {
        context.pointee.uc_mcontext.gregs.17 &= ~oneStep
      }
    }
    sigaction(SIGTRAP, &action, nil)
    status.store(fileOfThisThread(), ordering: .releasing)
    isOn.store(true, ordering: .relaxed)
    raise(SIGTRAP)
    work()
    isOn.store(false, ordering: .releasing)
    #else
    work()
    #endif
  }
}

/// A thread that does the same work each time it is told to.
///
/// A signal handler can tell it, and look at it: nothing of that allocates memory or waits for a lock.
public final class RepeatingThread: Sendable {
  private let told = Atomic(0)
  /// How often it has come to a pause or to the end of its work.
  private let done = Atomic(0)
  private let isAtWork = Atomic(false)
  private let worked = Atomic(0)
  private let allowed = Atomic(0)
  /// The file that says whether it sleeps; below zero where there is none, and at first.
  private let status = Atomic(RepeatingThread.unknown)
  private static let unknown: Int32 = -2

  fileprivate init() {}

  private var isIdle: Bool {
    done.load(ordering: .acquiring) == told.load(ordering: .acquiring)
  }

  /// Starts the thread, and returns when it is there.
  public func launch(_ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      status.store(fileOfThisThread(), ordering: .releasing)
      while true {
        while isIdle { sched_yield() }
        isAtWork.store(true, ordering: .relaxed)
        work()
        worked.add(1, ordering: .relaxed)
        isAtWork.store(false, ordering: .relaxed)
        done.add(1, ordering: .releasing)
      }
    }
    while status.load(ordering: .acquiring) == RepeatingThread.unknown { sched_yield() }
  }

  /// Called in the work: returns when it is told to go on, or when that cannot happen because the thread
  /// that is stepped sleeps or is done.
  public func pause() {
    let pauses = done.add(1, ordering: .acquiringAndReleasing).newValue
    while isIdle {
      sched_yield()
      guard SingleStepping.isHeldUp else { continue }
      _ = told.compareExchange(
        expected: pauses, desired: pauses + 1, ordering: .acquiringAndReleasing)
    }
  }

  /// How often it will be told, at most. Code that tries again when another thread came in between, as `add`
  /// of an Atomic does, would never be done otherwise.
  fileprivate func mayWork(_ times: Int) {
    allowed.store(told.load(ordering: .relaxed) + times, ordering: .relaxed)
  }

  /// Returns when the thread has worked up to its next pause or to its end, or is held up. Where the system
  /// does not say that it is held up, it does not work: it could wait for a lock for ever.
  fileprivate func workOnce() {
    guard status.load(ordering: .relaxed) >= 0,
      told.load(ordering: .relaxed) < allowed.load(ordering: .relaxed)
    else { return }
    let pauses = done.load(ordering: .acquiring)
    // If it is not idle, it was held up: now it may go on.
    _ = told.compareExchange(
      expected: pauses, desired: pauses + 1, ordering: .acquiringAndReleasing)
    var looks = 0
    while !isIdle, !isAsleep(status.load(ordering: .relaxed)) {
      sched_yield()
      looks += 1
      // It waits without sleep for what the interrupted thread holds: it has to be let go.
      if looks > 200_000 { return mayWork(0) }
    }
  }

  /// Returns when its work is done: how often it has worked in the end.
  public func finish() -> Int {
    while !isIdle || isAtWork.load(ordering: .acquiring) { sched_yield() }
    return worked.load(ordering: .relaxed)
  }
}

/// The file in which the system says whether this thread sleeps, or -1.
private func fileOfThisThread() -> Int32 {
  let thread = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
  return fopen("/proc/\(thread ?? "")/stat", "r").map { fileno($0) } ?? -1
}

/// Whether a thread sleeps, as it does when it waits for a lock.
private func isAsleep(_ file: Int32) -> Bool {
  withUnsafeTemporaryAllocation(byteCount: 96, alignment: 1) { line in
    let count = pread(file, line.baseAddress, line.count, 0)
    var end = count - 3
    while end > 0, line[end] != UInt8(ascii: ")") { end -= 1 }
    return end > 0 && line[end + 2] == UInt8(ascii: "S")
  }
}
