/// What the checks may do with the learner's loader.
public struct Subject: Sendable {
  /// An employee, as loaded.
  public struct Employee: Sendable, Equatable {
    public let id: Int
    public let name: String
    public let department: String

    public init(id: Int, name: String, department: String) {
      self.id = id
      self.name = name
      self.department = department
    }
  }

  /// What became of a text.
  public enum Outcome: Sendable, Equatable {
    case loaded([Employee])
    /// A `RosterError`, with the name of its field.
    case fault(record: Int, field: String)
    /// An error of another type, described.
    case otherError(String)
  }

  /// Loads a roster from a text.
  public let load: @MainActor @Sendable (_ text: String) -> Outcome

  public init(load: @escaping @MainActor @Sendable (_ text: String) -> Outcome) {
    self.load = load
  }
}
