/// What the checks may do with the learner's repository.
public struct Subject: Sendable {
  /// A page of a server: the numbers of its employees.
  public struct Page: Sendable {
    public let ids: [Int]
    public let total: Int
    /// nil on the last page.
    public let next: String?

    public init(ids: [Int], total: Int, next: String?) {
      (self.ids, self.total, self.next) = (ids, total, next)
    }
  }

  public enum Failure: String, Error, Sendable {
    case unreachable
    case timedOut
    /// Status 503.
    case unavailable
    case malformed
  }

  /// A state of the repository.
  public struct State: Sendable, Equatable, CustomStringConvertible {
    public let version: Int
    /// nil while nothing is loading.
    public let loaded: Int?
    public let problem: String?
    /// What the clock said when the rows were true.
    public let updated: Int?

    public init(version: Int, loaded: Int?, problem: String?, updated: Int?) {
      (self.version, self.loaded, self.problem, self.updated) = (version, loaded, problem, updated)
    }

    public var description: String {
      [
        "roster \(version)", loaded.map { "progress \($0)" },
        updated.map { "true at moment \($0)" }, problem.map { "“\($0)”" },
      ].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// A window of the app.
  public struct Window: Sendable {
    /// Lives until it is cancelled.
    public let appear: @MainActor @Sendable () async -> Void
    public let names: @MainActor @Sendable () -> [String]

    public init(
      appear: @escaping @MainActor @Sendable () async -> Void,
      names: @escaping @MainActor @Sendable () -> [String]
    ) {
      (self.appear, self.names) = (appear, names)
    }
  }

  /// The employees of one server.
  public struct Directory: Sendable {
    public let loadIfNeeded: @MainActor @Sendable () async -> Void
    public let refresh: @MainActor @Sendable () async -> Void
    public let state: @MainActor @Sendable () async -> State
    /// All states that a listener sees, until the task is cancelled.
    public let listen: @MainActor @Sendable (_ hear: @MainActor (State) -> Void) async -> Void
    public let ids: @MainActor @Sendable () async -> [Int]
    public let name: @MainActor @Sendable (Int) async -> String?
    /// Another window's change of a name.
    public let rename: @MainActor @Sendable (Int, String) async throws -> Void
    public let window: @MainActor @Sendable () -> Window

    public init(
      loadIfNeeded: @escaping @MainActor @Sendable () async -> Void,
      refresh: @escaping @MainActor @Sendable () async -> Void,
      state: @escaping @MainActor @Sendable () async -> State,
      listen: @escaping @MainActor @Sendable (_ hear: @MainActor (State) -> Void) async -> Void,
      ids: @escaping @MainActor @Sendable () async -> [Int],
      name: @escaping @MainActor @Sendable (Int) async -> String?,
      rename: @escaping @MainActor @Sendable (Int, String) async throws -> Void,
      window: @escaping @MainActor @Sendable () -> Window
    ) {
      (self.loadIfNeeded, self.refresh, self.state) = (loadIfNeeded, refresh, state)
      (self.listen, self.ids, self.name) = (listen, ids, name)
      (self.rename, self.window) = (rename, window)
    }
  }

  /// - Parameters:
  ///   - page: Answers, or throws a ``Failure``.
  ///   - now: The clock.
  ///   - work: Hears how many employees were touched.
  public let open:
    @MainActor @Sendable (
      _ page: @escaping @Sendable (String?) async throws -> Page,
      _ now: @escaping @Sendable () -> Int,
      _ work: @escaping @Sendable (Int) -> Void
    ) -> Directory

  public init(
    open:
      @escaping @MainActor @Sendable (
        _ page: @escaping @Sendable (String?) async throws -> Page,
        _ now: @escaping @Sendable () -> Int, _ work: @escaping @Sendable (Int) -> Void
      ) -> Directory
  ) {
    self.open = open
  }
}
