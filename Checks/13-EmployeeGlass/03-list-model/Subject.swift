/// What the checks may do with the learner's part of the model.
public struct Subject: Sendable {
  /// How a server fails.
  public struct Unreachable: Error {
    public init() {}
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

  /// A window of the app.
  public struct Window: Sendable {
    /// Lives until it is cancelled.
    public let appear: @MainActor @Sendable () async -> Void
    /// Such as `loading 2 of 6`, `loaded`, `no matches`, `no employees`, or `failed`.
    public let phase: @MainActor @Sendable () -> String
    public let names: @MainActor @Sendable () -> [String]
    public let isOld: @MainActor @Sendable () -> Bool
    public let isIncomplete: @MainActor @Sendable () -> Bool
    public let search: @MainActor @Sendable (String) -> Void
    public let pressRetry: @MainActor @Sendable () -> Void
    public let pull: @MainActor @Sendable () async -> Void

    public init(
      appear: @escaping @MainActor @Sendable () async -> Void,
      phase: @escaping @MainActor @Sendable () -> String,
      names: @escaping @MainActor @Sendable () -> [String],
      isOld: @escaping @MainActor @Sendable () -> Bool,
      isIncomplete: @escaping @MainActor @Sendable () -> Bool,
      search: @escaping @MainActor @Sendable (String) -> Void,
      pressRetry: @escaping @MainActor @Sendable () -> Void,
      pull: @escaping @MainActor @Sendable () async -> Void
    ) {
      (self.appear, self.phase, self.names) = (appear, phase, names)
      (self.isOld, self.isIncomplete, self.search) = (isOld, isIncomplete, search)
      (self.pressRetry, self.pull) = (pressRetry, pull)
    }
  }

  /// The employees of one server, each named “Person” and a number.
  public struct Directory: Sendable {
    public let window: @MainActor @Sendable () -> Window
    /// Another program's change of a name.
    public let rename: @MainActor @Sendable (Int, String) async throws -> Void

    public init(
      window: @escaping @MainActor @Sendable () -> Window,
      rename: @escaping @MainActor @Sendable (Int, String) async throws -> Void
    ) {
      (self.window, self.rename) = (window, rename)
    }
  }

  /// - Parameters:
  ///   - page: Answers, or throws.
  ///   - find: Is awaited before each search.
  ///   - follows: Hears 1 when the app begins to follow changes, and -1 when it has stopped.
  public let open:
    @MainActor @Sendable (
      _ page: @escaping @Sendable (String?) async throws -> Page,
      _ find: @escaping @Sendable () async throws -> Void,
      _ follows: @escaping @Sendable (Int) -> Void
    ) -> Directory

  public init(
    open:
      @escaping @MainActor @Sendable (
        _ page: @escaping @Sendable (String?) async throws -> Page,
        _ find: @escaping @Sendable () async throws -> Void,
        _ follows: @escaping @Sendable (Int) -> Void
      ) -> Directory
  ) {
    self.open = open
  }
}
