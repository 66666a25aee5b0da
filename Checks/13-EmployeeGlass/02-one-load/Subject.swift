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
    /// No error of a server: the session of its connections was cancelled.
    case cancelled
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

  /// What is true in one turn of the data layer.
  public struct Moment: Sendable {
    public let state: State
    /// Whether `loading` has a task.
    public let isLoading: Bool
    /// The version of the roster that is there.
    public let roster: Int

    public init(state: State, isLoading: Bool, roster: Int) {
      (self.state, self.isLoading, self.roster) = (state, isLoading, roster)
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
    /// All states that a listener in the data layer sees, until the task is cancelled, and what is true when it does.
    public let listen:
      @MainActor @Sendable (_ hear: @escaping @Sendable (State, Moment) -> Void) async -> Void
    /// Tells what is true when the data layer's next turn comes.
    public let look: @Sendable (_ tell: @escaping @Sendable (Moment) -> Void) -> Void
    public let ids: @MainActor @Sendable () async -> [Int]
    public let name: @MainActor @Sendable (Int) async -> String?
    /// Another window's change of a name.
    public let rename: @MainActor @Sendable (Int, String) async throws -> Void
    public let window: @MainActor @Sendable () -> Window

    public init(
      loadIfNeeded: @escaping @MainActor @Sendable () async -> Void,
      refresh: @escaping @MainActor @Sendable () async -> Void,
      state: @escaping @MainActor @Sendable () async -> State,
      listen:
        @escaping @MainActor @Sendable (
          _ hear: @escaping @Sendable (State, Moment) -> Void
        ) async -> Void,
      look: @escaping @Sendable (_ tell: @escaping @Sendable (Moment) -> Void) -> Void,
      ids: @escaping @MainActor @Sendable () async -> [Int],
      name: @escaping @MainActor @Sendable (Int) async -> String?,
      rename: @escaping @MainActor @Sendable (Int, String) async throws -> Void,
      window: @escaping @MainActor @Sendable () -> Window
    ) {
      (self.loadIfNeeded, self.refresh, self.state) = (loadIfNeeded, refresh, state)
      (self.listen, self.look, self.ids, self.name) = (listen, look, ids, name)
      (self.rename, self.window) = (rename, window)
    }
  }

  /// - Parameters:
  ///   - page: Answers, or throws a ``Failure``.
  ///   - now: The clock.
  ///   - work: Hears how many employees were touched.
  ///   - connect: Is awaited before a connection for changes is open; nil where nothing tells of changes.
  public let open:
    @MainActor @Sendable (
      _ page: @escaping @Sendable (String?) async throws -> Page,
      _ now: @escaping @Sendable () -> Int,
      _ work: @escaping @Sendable (Int) -> Void,
      _ connect: (@Sendable () async throws -> Void)?
    ) -> Directory

  public init(
    open:
      @escaping @MainActor @Sendable (
        _ page: @escaping @Sendable (String?) async throws -> Page,
        _ now: @escaping @Sendable () -> Int, _ work: @escaping @Sendable (Int) -> Void,
        _ connect: (@Sendable () async throws -> Void)?
      ) -> Directory
  ) {
    self.open = open
  }
}
