import Foundation
import Synchronization

/// A thread for work that may have to wait for a lock, which other threads can see.
///
/// On Linux the system says whether the thread sleeps. Elsewhere a thread is taken for one that waits when the whole
/// process uses no processor time, unless it waits in ``wait(until:)`` for another one.
public final class ObservedThread: Sendable {
  private let systemTells: Bool
  private let status = Mutex<String?>(nil)
  private let quiet = Mutex(ProcessorQuiet())
  private let (begun, done) = (AtomicFlag(), AtomicFlag())
  /// Whether it is in ``wait(until:)``.
  private let looksOn = Atomic(false)

  /// Creates a thread that has no work yet.
  public convenience init() { self.init(systemTells: Self.doesSystemTell) }

  /// - Parameter systemTells: Whether the system is asked if it sleeps.
  init(systemTells: Bool) {
    self.systemTells = systemTells
  }

  /// Whether its work is done.
  public var isDone: Bool { done.isSet }
  /// Whether it has no work, has done it, or waits.
  public var isIdle: Bool { !begun.isSet || isDone || isHeldUp }
  /// Whether it has no work, or has done it.
  public var isFinished: Bool { !begun.isSet || isDone }

  /// Whether it sleeps in its work.
  public var isHeldUp: Bool {
    guard let path = status.withLock({ $0 }), !isDone else { return false }
    guard systemTells else {
      let isQuiet = quiet.withLock { quiet in
        quiet.look()
        return quiet.isReached
      }
      return isQuiet && !isDone && !looksOn.load(ordering: .sequentiallyConsistent)
    }
    guard let line = try? String(contentsOfFile: path, encoding: .utf8),
      let end = line.lastIndex(of: ")")
    else { return false }
    return line[end...].hasPrefix(") S")
  }

  /// Starts the work, and returns when it is done or waits.
  public func start(_ work: @escaping @Sendable () -> Void) {
    launch(work)
    Self.wait { isIdle }
  }

  /// Starts the work, and returns at once.
  public func launch(_ work: @escaping @Sendable () -> Void) {
    begun.set()
    Thread.detachNewThread {
      let link = "/proc/thread-self"
      let task = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      Thread.current.threadDictionary[Self.key] = self
      self.status.withLock { $0 = "/proc/\(task ?? "")/stat" }
      work()
      self.done.set()
    }
  }

  /// Holds the calling thread, which may be one of these, until the condition holds.
  ///
  /// Where the system does not say which thread sleeps, this one sleeps between two looks: a thread that asks and
  /// asks keeps the process at work, and none would be seen to wait.
  public static func wait(until condition: () -> Bool) {
    let current = Thread.current.threadDictionary[key] as? ObservedThread
    let isTold = current?.systemTells ?? doesSystemTell
    current?.looksOn.store(true, ordering: .sequentiallyConsistent)
    defer { current?.looksOn.store(false, ordering: .sequentiallyConsistent) }
    while !condition() { rest(isTold) }
  }

  /// Leaves the processor to others for a moment. How long decides nothing: the next look asks again.
  private static func rest(_ isTold: Bool) {
    if isTold { sched_yield() } else { usleep(1_000) }
  }

  /// Returns when all have finished; threads that wait for each other end the process with a failure.
  public static func finish(_ threads: [ObservedThread]) {
    // Where the system does not say so at once, a look is a pause.
    let isTold = threads.allSatisfy(\.systemTells)
    let mostLooks = isTold ? 1_000 : 20
    var looks = 0
    while !threads.allSatisfy(\.isFinished) {
      looks = threads.allSatisfy(\.isIdle) ? looks + 1 : 0
      if looks > mostLooks { exit(EXIT_FAILURE) }
      rest(isTold)
    }
  }

  private static let key = "WorkshopSupport.ObservedThread"

  #if os(Linux) && !WORKSHOP_PORTABLE
  private static let doesSystemTell = true
  #else
  private static let doesSystemTell = false
  #endif
}
