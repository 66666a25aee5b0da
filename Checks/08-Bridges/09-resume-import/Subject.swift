/// What the checks may do with the learner's import.
public struct Subject: Sendable {
  /// Inserts a chunk, given as the ids of its employees.
  public typealias Insert = @Sendable (_ ids: [Int]) throws -> Void
  /// Reads the checkpoint.
  public typealias Read = @Sendable () -> Int
  /// Writes the checkpoint.
  public typealias Write = @Sendable (_ chunks: Int) -> Void

  /// Imports a roster, called by nonisolated code.
  public let importRoster:
    @concurrent @Sendable (
      _ chunks: [[Int]], _ insert: @escaping Insert, _ read: @escaping Read,
      _ write: @escaping Write
    ) async throws -> Void

  /// Imports a roster, called by code that is isolated to the main actor.
  public let importFromMainActor:
    @MainActor @Sendable (
      _ chunks: [[Int]], _ insert: @escaping Insert, _ read: @escaping Read,
      _ write: @escaping Write
    ) async throws -> Void

  public init(
    importRoster:
      @escaping @concurrent @Sendable (
        _ chunks: [[Int]], _ insert: @escaping Insert, _ read: @escaping Read,
        _ write: @escaping Write
      ) async throws -> Void,
    importFromMainActor:
      @escaping @MainActor @Sendable (
        _ chunks: [[Int]], _ insert: @escaping Insert, _ read: @escaping Read,
        _ write: @escaping Write
      ) async throws -> Void
  ) {
    self.importRoster = importRoster
    self.importFromMainActor = importFromMainActor
  }
}
