/// What the checks may do with the learner's cache and with `merge`.
public struct Subject: Sendable {
  /// One avatar of a page.
  public struct Avatar: Sendable {
    public let employeeID: Int
    public let version: Int

    public init(_ employeeID: Int, version: Int) {
      self.employeeID = employeeID
      self.version = version
    }
  }

  /// A cache of avatars.
  public struct Cache: Sendable {
    /// Calls `merge` from the main actor; gives the number of avatars that were stored.
    public let merge: @MainActor @Sendable (_ page: [Avatar]) async -> Int
    /// The version that the cache has of an employee's avatar, 0 where it has none.
    public let version: @MainActor @Sendable (_ employeeID: Int) async -> Int

    public init(
      merge: @escaping @MainActor @Sendable (_ page: [Avatar]) async -> Int,
      version: @escaping @MainActor @Sendable (_ employeeID: Int) async -> Int
    ) {
      self.merge = merge
      self.version = version
    }
  }

  /// Makes an empty cache that runs on the given executor.
  public let makeCache: @MainActor @Sendable (_ executor: any SerialExecutor) -> Cache

  public init(makeCache: @escaping @MainActor @Sendable (_ executor: any SerialExecutor) -> Cache) {
    self.makeCache = makeCache
  }
}
