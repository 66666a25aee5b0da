/// What the checks may do with the learner's roster.
public struct Subject: Sendable {
  /// An employee to put into a roster.
  public struct Employee: Sendable {
    public let id: Int
    public let name: String
    public let department: String

    public init(id: Int, name: String, department: String) {
      self.id = id
      self.name = name
      self.department = department
    }
  }

  /// The ids of a roster's employees, sorted.
  public let sorted: @MainActor @Sendable (_ roster: [Employee]) -> [Int]
  /// The ids of the employees that a search finds.
  public let search: @MainActor @Sendable (_ query: String, _ roster: [Employee]) -> [Int]

  public init(
    sorted: @escaping @MainActor @Sendable (_ roster: [Employee]) -> [Int],
    search: @escaping @MainActor @Sendable (_ query: String, _ roster: [Employee]) -> [Int]
  ) {
    self.sorted = sorted
    self.search = search
  }
}
