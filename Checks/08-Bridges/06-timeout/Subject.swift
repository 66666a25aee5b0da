/// What the checks may do with the learner's timeout.
public struct Subject: Sendable {
  /// What gets so much time.
  ///
  /// The value is optional, so that an answer that means something else by nil is found out.
  public typealias Operation = @Sendable () async throws -> String?

  /// How a call of `withTimeout` ended.
  public enum Outcome: Sendable {
    case value(String?)
    /// The answer's own `TimedOut` was thrown.
    case timedOut
    case error(any Error)
  }

  /// Calls `withTimeout` in the task of the caller.
  public let call:
    @MainActor @Sendable (
      _ limit: Duration, _ clock: any Clock<Duration>, _ operation: @escaping Operation
    ) async -> Outcome

  public init(
    call:
      @escaping @MainActor @Sendable (
        _ limit: Duration, _ clock: any Clock<Duration>, _ operation: @escaping Operation
      ) async -> Outcome
  ) {
    self.call = call
  }
}
