/// What the checks may do with the learner's repository.
public struct Subject: Sendable {
  /// How a server, or its connection, fails.
  public enum Failure: String, Error, Sendable {
    case unreachable
    case timedOut
    /// Status 503.
    case unavailable
    case malformed
  }

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

  /// A state of the repository.
  public struct State: Sendable, Equatable, CustomStringConvertible {
    public let version: Int
    public let isLoading: Bool
    public let problem: String?
    /// What the clock said when the rows were true.
    public let updated: Int?

    public init(version: Int, isLoading: Bool, problem: String?, updated: Int?) {
      self.version = version
      self.isLoading = isLoading
      self.problem = problem
      self.updated = updated
    }

    public var description: String {
      [
        "roster \(version)", isLoading ? "loading" : nil,
        updated.map { "true at moment \($0)" }, problem.map { "“\($0)”" },
      ].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// A window of the app.
  public struct Window: Sendable {
    /// Lives until it is cancelled.
    public let appear: @MainActor @Sendable () async -> Void
    public let names: @MainActor @Sendable () -> [String]
    /// Whether the window says that its rows are old.
    public let isOld: @MainActor @Sendable () -> Bool

    public init(
      appear: @escaping @MainActor @Sendable () async -> Void,
      names: @escaping @MainActor @Sendable () -> [String],
      isOld: @escaping @MainActor @Sendable () -> Bool
    ) {
      (self.appear, self.names, self.isOld) = (appear, names, isOld)
    }
  }

  /// The employees of one server, each named “Person” and a number.
  public struct Directory: Sendable {
    public let refresh: @MainActor @Sendable () async -> Void
    /// Begins to load in the data layer's next turn.
    public let beginLoad: @Sendable () -> Void
    /// People as they are now; nil for those who are gone. Returns whose numbers were returned, in order.
    public let apply: @MainActor @Sendable ([Int: String?]) async throws -> [Int]
    /// Gives a person of the server another title, and leaves their name. Returns whose numbers were returned.
    public let retitle: @MainActor @Sendable (Int, String) async throws -> [Int]
    public let lose: @MainActor @Sendable (Failure) async -> Void
    public let comeBack: @MainActor @Sendable () async -> Void
    public let state: @MainActor @Sendable () async -> State
    /// By number.
    public let names: @MainActor @Sendable () async -> [String]
    public let window: @MainActor @Sendable () -> Window

    public init(
      refresh: @escaping @MainActor @Sendable () async -> Void,
      beginLoad: @escaping @Sendable () -> Void,
      apply: @escaping @MainActor @Sendable ([Int: String?]) async throws -> [Int],
      retitle: @escaping @MainActor @Sendable (Int, String) async throws -> [Int],
      lose: @escaping @MainActor @Sendable (Failure) async -> Void,
      comeBack: @escaping @MainActor @Sendable () async -> Void,
      state: @escaping @MainActor @Sendable () async -> State,
      names: @escaping @MainActor @Sendable () async -> [String],
      window: @escaping @MainActor @Sendable () -> Window
    ) {
      (self.refresh, self.beginLoad) = (refresh, beginLoad)
      (self.apply, self.retitle) = (apply, retitle)
      (self.lose, self.comeBack) = (lose, comeBack)
      (self.state, self.names, self.window) = (state, names, window)
    }
  }

  /// - Parameters:
  ///   - page: Answers, or throws a ``Failure``.
  ///   - now: The clock.
  ///   - work: Hears how many people were touched, on any thread.
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
        _ now: @escaping @Sendable () -> Int,
        _ work: @escaping @Sendable (Int) -> Void
      ) -> Directory
  ) {
    self.open = open
  }
}
