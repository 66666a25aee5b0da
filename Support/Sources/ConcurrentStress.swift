import Dispatch
import Foundation
import Synchronization

/// Runs a piece of code on several threads at the same moment, again and again.
///
/// A race that is there shows under ThreadSanitizer when two threads touch the same place with nothing
/// that orders them. Threads that are started one after the other often miss each other. Here, each
/// round begins when all have arrived. They wait for each other on atomics with relaxed ordering, which
/// order nothing, so that the waiting does not hide what it is to show.
///
/// - Warning: The sanitizer sees what is compiled for it. A number that two threads change shows every
///   time; a dictionary changes inside the library, and its race shows sometimes.
public enum ConcurrentStress {
  /// Calls a function on threads of their own, and holds the caller until all are done.
  ///
  /// - Parameter body: Called with the thread's number, from 0, and the round's, from 1.
  public static func onThreads(
    _ count: Int = 2, rounds: Int = 500, _ body: @escaping @Sendable (Int, Int) -> Void
  ) {
    let gate = Gate(count)
    let left = DispatchSemaphore(value: 0)
    for number in 0..<count {
      Thread.detachNewThread {
        for round in 1...rounds {
          gate.arrive()
          while !gate.isComplete(round) {}
          body(number, round)
        }
        left.signal()
      }
    }
    for _ in 0..<count { left.wait() }
  }

  /// Calls a function in nonisolated tasks, and returns when all are done.
  ///
  /// - Parameter body: Called with the task's number, from 0, and the round's, from 1.
  public static func inTasks(
    _ count: Int = 2, rounds: Int = 500,
    _ body: @escaping @concurrent @Sendable (Int, Int) async -> Void
  ) async {
    let gate = Gate(count)
    let poolIsSmall = ProcessInfo.processInfo.activeProcessorCount < count
    await withDiscardingTaskGroup { group in
      for number in 0..<count {
        group.addTask {
          for round in 1...rounds {
            gate.arrive()
            while !gate.isComplete(round) {
              // To yield is to pass a lock, which orders; but a pool of one thread has to be shared.
              if poolIsSmall { await Task.yield() }
            }
            await body(number, round)
          }
        }
      }
    }
  }

  private final class Gate: Sendable {
    private let count: Int
    private let arrived = Atomic(0)

    init(_ count: Int) {
      self.count = count
    }

    func arrive() { arrived.add(1, ordering: .relaxed) }
    func isComplete(_ round: Int) -> Bool { arrived.load(ordering: .relaxed) >= round * count }
  }
}
