/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// What a filter looks at.
  public struct Person: Sendable {
    public let id: Int
    public let name: String
    public let department: String

    public init(id: Int, name: String, department: String) {
      self.id = id
      self.name = name
      self.department = department
    }
  }

  /// A filter, which may be called from anywhere.
  public typealias Filter = @Sendable (_ person: Person) -> Bool

  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Sets what is looked for, and where.
    public let look: @MainActor @Sendable (_ query: String, _ departments: Set<String>) -> Void
    /// Makes a filter for what is looked for now.
    public let makeFilter: @MainActor @Sendable () -> Filter

    public init(
      look: @escaping @MainActor @Sendable (_ query: String, _ departments: Set<String>) -> Void,
      makeFilter: @escaping @MainActor @Sendable () -> Filter
    ) {
      self.look = look
      self.makeFilter = makeFilter
    }
  }

  /// Makes a model that has not been asked to look for anything.
  public let makeModel: @MainActor @Sendable () -> Model

  public init(makeModel: @escaping @MainActor @Sendable () -> Model) {
    self.makeModel = makeModel
  }
}
