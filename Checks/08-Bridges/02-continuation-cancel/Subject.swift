/// What the checks may do with the learner's bridge to the library.
public struct Subject: Sendable {
  /// What the library calls with an employee's name, or with an error.
  public typealias Callback = @Sendable (Result<String, any Error>) -> Void
  /// The library's function. It returns what tells the request to stop.
  public typealias Start =
    @Sendable (_ id: Int, _ callback: @escaping Callback) -> @Sendable () -> Void
  /// What a call of `employee(_:)` came back with: name and id, or an error.
  public typealias Answer = Result<String, any Error>

  /// Calls `employee(_:)` of a directory that uses the given library, in the task of the caller.
  public let employee: @MainActor @Sendable (_ id: Int, _ start: @escaping Start) async -> Answer

  public init(
    employee: @escaping @MainActor @Sendable (_ id: Int, _ start: @escaping Start) async -> Answer
  ) {
    self.employee = employee
  }
}
