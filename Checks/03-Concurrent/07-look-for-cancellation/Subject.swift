/// What the checks may do with the learner's way of importing a roster.
public struct Subject: Sendable {
  /// Parses one chunk of the file and gives the ids of its employees.
  public typealias Parse = @Sendable () -> [Int]
  /// Is told after each chunk how many are done.
  public typealias Progress = @Sendable (Int) -> Void

  /// Imports a file, starting on the main actor, and gives the ids of the employees.
  public let importRoster:
    @MainActor @Sendable (_ chunks: [Parse], _ progress: @escaping Progress) async throws -> [Int]

  public init(
    importRoster:
      @escaping @MainActor @Sendable (
        _ chunks: [Parse], _ progress: @escaping Progress
      ) async throws -> [Int]
  ) {
    self.importRoster = importRoster
  }
}
