/// What the checks may do with the learner's model and its repository.
public struct Subject: Sendable {
  /// What the server says: all employees, and the number of this state.
  public struct Roster: Sendable, Equatable {
    public let revision: Int
    public let ids: [Int]
    public let names: [String]

    /// Without names, each employee is called after the id.
    public init(_ revision: Int, _ ids: [Int], names: [String]? = nil) {
      self.revision = revision
      self.ids = ids
      self.names = names ?? ids.map { "Person \($0)" }
    }
  }

  /// One model, seen as its screen sees it.
  public struct Model: Sendable {
    public let shown: @MainActor @Sendable () -> Roster
    public let isLoading: @MainActor @Sendable () -> Bool
    public let message: @MainActor @Sendable () -> String?
    public let load: @MainActor @Sendable () async -> Void

    public init(
      shown: @escaping @MainActor @Sendable () -> Roster,
      isLoading: @escaping @MainActor @Sendable () -> Bool,
      message: @escaping @MainActor @Sendable () -> String?,
      load: @escaping @MainActor @Sendable () async -> Void
    ) {
      self.shown = shown
      self.isLoading = isLoading
      self.message = message
      self.load = load
    }
  }

  /// One repository, which several models may share.
  public struct Repository: Sendable {
    public let makeModel: @MainActor @Sendable () -> Model
    /// Starts where its caller runs.
    public let refresh: nonisolated(nonsending) @Sendable () async throws -> Void
    /// What the repository keeps, read in one visit.
    public let kept: nonisolated(nonsending) @Sendable () async -> Roster

    public init(
      makeModel: @escaping @MainActor @Sendable () -> Model,
      refresh: nonisolated(nonsending) @escaping @Sendable () async throws -> Void,
      kept: nonisolated(nonsending) @escaping @Sendable () async -> Roster
    ) {
      self.makeModel = makeModel
      self.refresh = refresh
      self.kept = kept
    }
  }

  /// Where the roster comes from. It runs where its caller runs.
  public typealias Fetch = nonisolated(nonsending) @Sendable () async throws -> Roster

  /// Makes a repository that asks the given server.
  public let makeRepository: @MainActor @Sendable (_ fetch: @escaping Fetch) -> Repository

  public init(
    makeRepository: @escaping @MainActor @Sendable (_ fetch: @escaping Fetch) -> Repository
  ) {
    self.makeRepository = makeRepository
  }
}
