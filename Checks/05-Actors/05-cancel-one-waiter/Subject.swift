/// What the checks may do with the learner's cache of avatars.
public struct Subject: Sendable {
  /// What a call of `avatar(of:)` ended with: the pixels of the avatar, or its error.
  public typealias Answer = Result<[UInt8], any Error>
  /// Where the pixels of an employee's avatar come from.
  public typealias Download = @Sendable (_ employeeID: Int) async throws -> [UInt8]

  /// A cache, as the rows of a list see it.
  public struct Cache: Sendable {
    /// Asks for an employee's avatar, in the task of the caller.
    public let ask: @MainActor @Sendable (_ employeeID: Int) async -> Answer
    /// Whether the cache keeps an employee's avatar.
    public let has: @MainActor @Sendable (_ employeeID: Int) async -> Bool

    public init(
      ask: @escaping @MainActor @Sendable (_ employeeID: Int) async -> Answer,
      has: @escaping @MainActor @Sendable (_ employeeID: Int) async -> Bool
    ) {
      self.ask = ask
      self.has = has
    }
  }

  /// Makes an empty cache that downloads with the given closure.
  public let makeCache: @MainActor @Sendable (_ download: @escaping Download) -> Cache

  public init(makeCache: @escaping @MainActor @Sendable (_ download: @escaping Download) -> Cache) {
    self.makeCache = makeCache
  }
}
