import Synchronization

/// A value that several tasks need, made when the first of them asks for it.
///
/// Cancelling one of these tasks cancels the making: they are parts of one piece of work.
final class Once<Value: Sendable>: Sendable {
  private let make: @Sendable () async throws -> Value
  private let task = Mutex<Task<Value, any Error>?>(nil)

  init(_ make: @escaping @Sendable () async throws -> Value) {
    self.make = make
  }

  /// - Throws: what making it throws, every time.
  var value: Value {
    get async throws {
      let task = task.withLock { task in
        let running = task ?? Task { try await make() }
        task = running
        return running
      }
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }
  }
}
