/// What the checks may do with the learner's sequence of events.
public struct Subject: Sendable {
  /// Gives one piece after the other, and nil at the end.
  public typealias Pieces = @Sendable () async throws -> [UInt8]?

  /// One iterator of a sequence of events.
  public struct Reader: Sendable {
    /// The next event in words, such as `changed 7: {}`; nil at the end.
    public let next: @MainActor @Sendable () async throws -> String?

    public init(next: @escaping @MainActor @Sendable () async throws -> String?) {
      self.next = next
    }
  }

  /// Makes as many iterators of one sequence as there are sources.
  public let readers: @MainActor @Sendable (_ sources: [Pieces]) -> [Reader]
  /// All events of one source, each asked for with `next()`, which has no isolation.
  public let all: @MainActor @Sendable (_ source: @escaping Pieces) async throws -> [String]
  /// Has the app listen to a connection with these pieces, which stays open until the app closes it.
  public let listen:
    @MainActor @Sendable (
      _ pieces: [[UInt8]], _ hears: @escaping @Sendable (String) -> Void,
      _ closes: @escaping @Sendable () -> Void
    ) async -> Void

  public init(
    readers: @escaping @MainActor @Sendable (_ sources: [Pieces]) -> [Reader],
    all: @escaping @MainActor @Sendable (_ source: @escaping Pieces) async throws -> [String],
    listen:
      @escaping @MainActor @Sendable (
        _ pieces: [[UInt8]], _ hears: @escaping @Sendable (String) -> Void,
        _ closes: @escaping @Sendable () -> Void
      ) async -> Void
  ) {
    (self.readers, self.all, self.listen) = (readers, all, listen)
  }
}
