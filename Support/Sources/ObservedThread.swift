import Foundation
import Synchronization

/// A thread for work that may have to wait for a lock, which other threads can see.
///
/// On Linux the system says whether the thread sleeps. Elsewhere a thread is taken for one that waits when the whole
/// process uses no processor time.
public final class ObservedThread: Sendable {
  private let status = Mutex<String?>(nil)
  private let quiet = Mutex(ProcessorQuiet())
  private let (begun, done) = (AtomicFlag(), AtomicFlag())

  /// Creates a thread that has no work yet.
  public init() {}

  /// Whether its work is done.
  public var isDone: Bool { done.isSet }
  /// Whether it has no work, has done it, or waits.
  public var isIdle: Bool { !begun.isSet || isDone || isHeldUp }
  /// Whether it has no work, or has done it.
  public var isFinished: Bool { !begun.isSet || isDone }

  /// Whether it sleeps in its work.
  public var isHeldUp: Bool {
    guard let path = status.withLock({ $0 }), !isDone else { return false }
    #if os(Linux) && !WORKSHOP_PORTABLE
    guard let line = try? String(contentsOfFile: path, encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return false }
    return line[end...].hasPrefix(") S")
    #else
    return quiet.withLock { quiet in
      quiet.look()
      return quiet.isReached
    }
    #endif
  }

  /// Starts the work, and returns when it is done or waits.
  public func start(_ work: @escaping @Sendable () -> Void) {
    launch(work)
    while !isIdle { sched_yield() }
  }

  /// Starts the work, and returns at once.
  public func launch(_ work: @escaping @Sendable () -> Void) {
    begun.set()
    Thread.detachNewThread {
      let link = "/proc/thread-self"
      let task = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      self.status.withLock { $0 = "/proc/\(task ?? "")/stat" }
      work()
      self.done.set()
    }
  }

  /// Returns when all have finished; threads that wait for each other end the process with a failure.
  public static func finish(_ threads: [ObservedThread]) {
    var looks = 0
    while !threads.allSatisfy(\.isFinished) {
      looks = threads.allSatisfy(\.isIdle) ? looks + 1 : 0
      if looks > mostLooks { exit(EXIT_FAILURE) }
      sched_yield()
    }
  }
}

/// How often threads are seen to wait before they are taken for threads that wait for each other. Where the system
/// does not say so at once, a look is a pause.
#if os(Linux) && !WORKSHOP_PORTABLE
private let mostLooks = 1_000
#else
private let mostLooks = 20
#endif
