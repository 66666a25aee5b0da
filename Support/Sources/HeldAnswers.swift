import Dispatch
import Synchronization

/// Holds the answers of a server that has a thread for each, until they are let go one by one.
public final class HeldAnswers: Sendable {
  private struct State {
    var semaphores: [DispatchSemaphore] = []
    /// The numbers of answers that were let go before their requests came here.
    var early: Set<Int> = []
    var isOver = false
  }

  private let state = Mutex(State())

  public init() {}

  /// Blocks the thread until its answer is let go: the server's own thread, and none of the pool's.
  public func pass() {
    let semaphore = DispatchSemaphore(value: 0)
    let waits = state.withLock { state in
      state.semaphores.append(semaphore)
      return !state.isOver && state.early.remove(state.semaphores.count - 1) == nil
    }
    if waits { semaphore.wait() }
  }

  /// Lets an answer go, by the number of its request: 0 is the first that came. One that is not here yet does not
  /// wait.
  public func letGo(_ number: Int) {
    state.withLock { state in
      if state.semaphores.indices.contains(number) {
        state.semaphores[number].signal()
      } else {
        state.early.insert(number)
      }
    }
  }

  /// Lets all answers go, also those to come.
  public func letGoAll() {
    state.withLock { state in
      state.isOver = true
      for semaphore in state.semaphores { semaphore.signal() }
    }
  }
}
