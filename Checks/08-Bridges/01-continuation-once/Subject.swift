/// What the checks may do with the learner's bridge to the library.
public struct Subject: Sendable {
  /// What the library calls with an employee. It goes when the library lets go of it.
  public typealias Callback = @Sendable (_ id: Int, _ name: String) -> Void
  /// The library's function.
  public typealias LookUp = @Sendable (_ id: Int, _ callback: @escaping Callback) -> Void

  /// What a call of `employee(_:)` came back with.
  public enum Answer: Sendable, Equatable {
    case employee(id: Int, name: String)
    case noAnswer
    case otherError(String)
  }

  /// Calls `employee(_:)` of a directory that uses the given library.
  public let employee: @MainActor @Sendable (_ id: Int, _ lookUp: @escaping LookUp) async -> Answer

  public init(
    employee: @escaping @MainActor @Sendable (_ id: Int, _ lookUp: @escaping LookUp) async -> Answer
  ) {
    self.employee = employee
  }
}
