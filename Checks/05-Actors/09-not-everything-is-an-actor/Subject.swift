/// What the checks may do with the learner's model and its client.
public struct Subject: Sendable {
  /// An employee, as the checks know one.
  public struct Person: Sendable, Equatable, CustomStringConvertible {
    public let id: Int
    public let name: String

    public init(_ id: Int, _ name: String) {
      self.id = id
      self.name = name
    }

    public var description: String { "\(id) \(name)" }
  }

  /// One model, seen as its screen sees it.
  public struct Model: Sendable {
    public let employees: @MainActor @Sendable () -> [Person]
    public let visible: @MainActor @Sendable () -> [Person]
    public let isLoading: @MainActor @Sendable () -> Bool
    public let message: @MainActor @Sendable () -> String?
    public let query: @MainActor @Sendable () -> String
    public let setQuery: @MainActor @Sendable (String) -> Void
    public let load: @MainActor @Sendable (_ department: String) async -> Void

    public init(
      employees: @escaping @MainActor @Sendable () -> [Person],
      visible: @escaping @MainActor @Sendable () -> [Person],
      isLoading: @escaping @MainActor @Sendable () -> Bool,
      message: @escaping @MainActor @Sendable () -> String?,
      query: @escaping @MainActor @Sendable () -> String,
      setQuery: @escaping @MainActor @Sendable (String) -> Void,
      load: @escaping @MainActor @Sendable (_ department: String) async -> Void
    ) {
      self.employees = employees
      self.visible = visible
      self.isLoading = isLoading
      self.message = message
      self.query = query
      self.setQuery = setQuery
      self.load = load
    }
  }

  /// One client, which several models may share.
  public struct Client: Sendable {
    public let makeModel: @MainActor @Sendable () -> Model
    public let forget: @Sendable (_ department: String) async -> Void

    public init(
      makeModel: @escaping @MainActor @Sendable () -> Model,
      forget: @escaping @Sendable (_ department: String) async -> Void
    ) {
      self.makeModel = makeModel
      self.forget = forget
    }
  }

  /// Where the employees of a department come from.
  public typealias Fetch = @Sendable (_ department: String) async throws -> [Person]

  /// Makes a client that fetches with the given closure.
  public let makeClient: @MainActor @Sendable (_ fetch: @escaping Fetch) -> Client

  public init(makeClient: @escaping @MainActor @Sendable (_ fetch: @escaping Fetch) -> Client) {
    self.makeClient = makeClient
  }
}
