import Dispatch
import Synchronization

/// Holds the answers of a server that has a thread for each, until they are let go one by one.
public final class HeldAnswers: Sendable {
  private let semaphores = Mutex<[DispatchSemaphore]>([])
  private let isOver = AtomicFlag()

  public init() {}

  /// Blocks the thread until its answer is let go: the server's own thread, and none of the pool's.
  public func pass() {
    let semaphore = DispatchSemaphore(value: 0)
    let waits = semaphores.withLock { semaphores in
      semaphores.append(semaphore)
      return !isOver.isSet
    }
    if waits { semaphore.wait() }
  }

  /// Lets an answer go, by the number of its request: 0 is the first that came.
  public func letGo(_ number: Int) {
    semaphores.withLock { semaphores in
      if semaphores.indices.contains(number) { _ = semaphores[number].signal() }
    }
  }

  /// Lets all answers go, also those to come.
  public func letGoAll() {
    semaphores.withLock { semaphores in
      isOver.set()
      for semaphore in semaphores { semaphore.signal() }
    }
  }
}
