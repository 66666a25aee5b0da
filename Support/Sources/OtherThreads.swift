import Dispatch

/// Holds the caller's thread while the pool's threads take their turns, and so do what is ready to run there.
///
/// On the main actor this answers the question whether something waits for the main actor: what could go on
/// without it, goes on now. Work that the pool begins later, or that waits for anything else, is not awaited.
///
/// - Parameter turns: How many tasks the pool runs meanwhile, one after the other, each in two pieces.
///
/// - Warning: It blocks its thread, so never call it on a thread of the pool that the others wait for.
public func letOtherThreadsWork(turns: Int = 200) {
  for _ in 0..<turns {
    let turn = DispatchSemaphore(value: 0)
    Task { @concurrent in
      await Task.yield()
      turn.signal()
    }
    turn.wait()
  }
}
