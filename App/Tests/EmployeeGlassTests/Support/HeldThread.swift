import Dispatch
import Synchronization

/// A task executor of one thread, which a test holds in the middle of a job.
///
/// The thread is none of the shared pool's, and not the main thread: all else goes on meanwhile.
final class HeldThread: TaskExecutor {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  private let queue = DispatchQueue(label: "HeldThread")
  private let stop = AsyncStream.makeStream(of: Void.self)
  private let goOn = DispatchSemaphore(value: 0)
  private let hasStopped = Atomic(false)

  init() { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Holds the thread where it comes here for the first time, until ``release()``; other threads go on.
  func holdOnce() {
    guard DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self),
      !hasStopped.exchange(true, ordering: .relaxed)
    else { return }
    stop.continuation.finish()
    goOn.wait()
  }

  /// Returns once the thread is held, or when the test's time is over.
  func untilHeld() async { for await _ in stop.stream {} }

  func release() { goOn.signal() }
}
