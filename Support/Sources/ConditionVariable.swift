import Synchronization

/// A value behind a lock, on which async code can wait until a condition holds.
///
/// `Latch` and `ManualClock` are built on it. Continuations are resumed outside the lock. Callers
/// woken together go on in any order: on Linux 6.3.1 even main-actor tasks that were resumed one
/// after the other were seen to run in another order.
final class ConditionVariable<Value: Sendable>: Sendable {
  private struct Waiter {
    let id: Int
    let condition: @Sendable (Value, Int) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var value: Value
    var nextID = 0
    var waiters: [Waiter] = []

    /// Takes out the callers whose condition holds now.
    mutating func takeReady() -> [Waiter] {
      let value = value
      let ready = waiters.filter { $0.condition(value, $0.id) }
      if !ready.isEmpty { waiters.removeAll { $0.condition(value, $0.id) } }
      return ready
    }
  }

  /// Everything mutable is in here, so the class is Sendable without a promise of ours.
  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  var value: Value { state.withLock { $0.value } }

  /// Changes the value, then wakes every caller whose condition now holds.
  @discardableResult
  func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
    let (result, ready) = state.withLock { state in
      let result = change(&state.value)
      return (result, state.takeReady())
    }
    for waiter in ready { waiter.continuation.resume(returning: true) }
    return result
  }

  /// Returns true once the condition holds, or false if the task is cancelled before that.
  ///
  /// Every call has a number of its own, which the closures get. The arrival and the place in the
  /// queue are one step under the lock: a check that sees the arrival can cancel the caller for
  /// certain.
  ///
  /// - Parameters:
  ///   - isolation: Where the caller is. A closure in a plain nonsending function would run, and
  ///     wake, off the caller's actor; one that is isolated to this parameter stays on it.
  ///   - condition: What to wait for; asked first right after `onArrival`.
  ///   - onArrival: A change to make when the caller comes.
  ///   - onCancel: A change to make in the moment in which cancellation ends the wait.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    until condition: @escaping @Sendable (Value, Int) -> Bool,
    onArrival: @Sendable (inout Value, Int) -> Void = { _, _ in },
    onCancel: @escaping @Sendable (inout Value, Int) -> Void = { _, _ in }
  ) async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return await withTaskCancellationHandler {
      _ = isolation
      return await withCheckedContinuation { continuation in
        let (answer, ready): (Bool?, [Waiter]) = state.withLock { state in
          onArrival(&state.value, id)
          var answer: Bool?
          if condition(state.value, id) {
            answer = true
          } else if Task.isCancelled {
            // The handler below ran before there was anything for it to remove.
            onCancel(&state.value, id)
            answer = false
          } else {
            state.waiters.append(
              Waiter(id: id, condition: condition, continuation: continuation))
          }
          return (answer, state.takeReady())
        }
        if let answer { continuation.resume(returning: answer) }
        for waiter in ready { waiter.continuation.resume(returning: true) }
      }
    } onCancel: {
      let (cancelled, ready): (Waiter?, [Waiter]) = state.withLock { state in
        guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return (nil, []) }
        let waiter = state.waiters.remove(at: index)
        onCancel(&state.value, id)
        return (waiter, state.takeReady())
      }
      cancelled?.continuation.resume(returning: false)
      for waiter in ready { waiter.continuation.resume(returning: true) }
    }
  }
}
