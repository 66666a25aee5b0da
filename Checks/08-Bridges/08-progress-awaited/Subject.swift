/// What the checks may do with the learner's import.
public struct Subject: Sendable {
  /// Inserts a chunk, given as the ids of its employees.
  public typealias Insert = @Sendable (_ ids: [Int]) throws -> Void
  /// Moves the bar.
  public typealias Report = @MainActor @Sendable (_ percent: Int) -> Void

  /// Imports a roster, called by code on the main actor.
  public let importFromMainActor:
    @MainActor @Sendable (_ chunks: [[Int]], _ insert: @escaping Insert, _ report: @escaping Report)
      async throws -> Void

  /// Imports a roster, called by nonisolated code.
  public let importFromElsewhere:
    @concurrent @Sendable (
      _ chunks: [[Int]], _ insert: @escaping Insert, _ report: @escaping Report
    ) async throws -> Void

  public init(
    importFromMainActor:
      @escaping @MainActor @Sendable (
        _ chunks: [[Int]], _ insert: @escaping Insert, _ report: @escaping Report
      ) async throws -> Void,
    importFromElsewhere:
      @escaping @concurrent @Sendable (
        _ chunks: [[Int]], _ insert: @escaping Insert, _ report: @escaping Report
      ) async throws -> Void
  ) {
    self.importFromMainActor = importFromMainActor
    self.importFromElsewhere = importFromElsewhere
  }
}
