/// What the checks may do with the learner's palette keys.
public struct Subject: Sendable {
  /// An employee, as the checks know one.
  public struct Person: Sendable {
    public let name: String
    public let department: String

    public init(_ name: String, in department: String) {
      self.name = name
      self.department = department
    }
  }

  /// The key of an employee, made on the main actor.
  public let key: @MainActor @Sendable (Person) -> String
  /// The names of some employees by key, grouped off the main actor.
  public let namesByKey: @MainActor @Sendable ([Person]) async -> [String: [String]]
  /// The colors that a book finds for an employee if it has these colors under these keys.
  public let colors: @MainActor @Sendable (Person, _ book: [String: [String]]) -> [String]?

  public init(
    key: @escaping @MainActor @Sendable (Person) -> String,
    namesByKey: @escaping @MainActor @Sendable ([Person]) async -> [String: [String]],
    colors: @escaping @MainActor @Sendable (Person, _ book: [String: [String]]) -> [String]?
  ) {
    self.key = key
    self.namesByKey = namesByKey
    self.colors = colors
  }
}
