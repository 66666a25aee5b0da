/// What the checks may do with the learner's samples and with those who use them.
public struct Subject: Sendable {
  /// An employee, as the checks know one.
  public struct Person: Sendable, Equatable, CustomStringConvertible {
    public let id: Int
    public let name: String
    public let manager: Int?

    public init(_ id: Int, _ name: String, manager: Int?) {
      self.id = id
      self.name = name
      self.manager = manager
    }

    /// Id and name, and the manager's id in parentheses.
    public var description: String {
      "\(id) \(name)" + (manager.map { " (\($0))" } ?? "")
    }
  }

  /// A repository on the data layer.
  public struct Repository: Sendable {
    public let employees: @Sendable () async -> [Person]
    public let add: @Sendable (Person) async -> Void
    public let useSamples: @Sendable () async -> Void

    public init(
      employees: @escaping @Sendable () async -> [Person],
      add: @escaping @Sendable (Person) async -> Void,
      useSamples: @escaping @Sendable () async -> Void
    ) {
      self.employees = employees
      self.add = add
      self.useSamples = useSamples
    }
  }

  /// A model on the main actor.
  public struct Model: Sendable {
    public let employees: @MainActor @Sendable () -> [Person]
    public let remove: @MainActor @Sendable (_ id: Int) -> Void

    public init(
      employees: @escaping @MainActor @Sendable () -> [Person],
      remove: @escaping @MainActor @Sendable (_ id: Int) -> Void
    ) {
      self.employees = employees
      self.remove = remove
    }
  }

  /// The samples, as code on the main actor gets them.
  public let preview: @MainActor @Sendable () async -> [Person]
  /// Calls `Demo.title()`.
  public let title: @Sendable () async -> String
  /// Makes a repository without employees.
  public let makeRepository: @Sendable () async -> Repository
  /// Makes a model.
  public let makeModel: @MainActor @Sendable () -> Model

  public init(
    preview: @escaping @MainActor @Sendable () async -> [Person],
    title: @escaping @Sendable () async -> String,
    makeRepository: @escaping @Sendable () async -> Repository,
    makeModel: @escaping @MainActor @Sendable () -> Model
  ) {
    self.preview = preview
    self.title = title
    self.makeRepository = makeRepository
    self.makeModel = makeModel
  }
}
