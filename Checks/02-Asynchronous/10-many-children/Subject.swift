/// What the checks may do with the learner's `saveAll(_:in:)`.
public struct Subject: Sendable {
  /// Saves the change with an id, and returns what the receipt holds.
  public typealias Save = @Sendable (_ id: Int) async throws -> any Sendable

  /// One stream of changes, and the function that saves what comes.
  public struct Feed: Sendable {
    /// Sends a change.
    public let send: @Sendable (_ id: Int) -> Void
    /// Says that there are no more.
    public let finish: @Sendable () -> Void
    /// The learner's function, on this stream.
    public let saveAll: @MainActor @Sendable (_ save: @escaping Save) async throws -> Void

    public init(
      send: @escaping @Sendable (_ id: Int) -> Void,
      finish: @escaping @Sendable () -> Void,
      saveAll: @escaping @MainActor @Sendable (_ save: @escaping Save) async throws -> Void
    ) {
      self.send = send
      self.finish = finish
      self.saveAll = saveAll
    }
  }

  public let makeFeed: @MainActor @Sendable () -> Feed

  public init(makeFeed: @escaping @MainActor @Sendable () -> Feed) {
    self.makeFeed = makeFeed
  }
}
