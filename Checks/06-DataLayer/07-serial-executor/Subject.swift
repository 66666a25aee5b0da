/// What the checks may do with the learner's data layer and its repository.
public struct Subject: Sendable {
  /// A repository on the data layer. What it does starts where its caller runs.
  public struct Repository: Sendable {
    public let add: nonisolated(nonsending) @Sendable (_ name: String) async -> Void
    public let names: nonisolated(nonsending) @Sendable () async -> [String]

    public init(
      add: nonisolated(nonsending) @escaping @Sendable (_ name: String) async -> Void,
      names: nonisolated(nonsending) @escaping @Sendable () async -> [String]
    ) {
      self.add = add
      self.names = names
    }
  }

  /// Whether the memory of the layer's executor is still the executor's.
  public let executorIsAlive: @MainActor @Sendable () -> Bool

  /// Makes a repository that calls these functions of the library.
  public let makeRepository:
    @Sendable (
      _ insert: @escaping @Sendable (String) -> Void, _ rows: @escaping @Sendable () -> [String]
    ) -> Repository

  /// Runs a closure on the database's thread, after all that it has been given before.
  public let onTheThread: @Sendable (_ piece: @escaping @Sendable () -> Void) -> Void

  /// Runs a closure on the data layer three times: at first, after a suspension, and after a visit
  /// to the main actor. What it does on that visit is another closure.
  public let onTheDataLayer:
    @Sendable (
      _ piece: @escaping @Sendable () -> Void, _ visit: @escaping @Sendable () -> Void
    ) async -> Void

  /// Runs code on the data layer that starts a task there, notes what comes when, and awaits that task.
  public let startsATask: @Sendable (_ note: @escaping @Sendable (String) -> Void) async -> Void

  public init(
    executorIsAlive: @escaping @MainActor @Sendable () -> Bool,
    makeRepository:
      @escaping @Sendable (
        _ insert: @escaping @Sendable (String) -> Void, _ rows: @escaping @Sendable () -> [String]
      ) -> Repository,
    onTheThread: @escaping @Sendable (_ piece: @escaping @Sendable () -> Void) -> Void,
    onTheDataLayer:
      @escaping @Sendable (
        _ piece: @escaping @Sendable () -> Void, _ visit: @escaping @Sendable () -> Void
      ) async -> Void,
    startsATask: @escaping @Sendable (_ note: @escaping @Sendable (String) -> Void) async -> Void
  ) {
    self.executorIsAlive = executorIsAlive
    self.makeRepository = makeRepository
    self.onTheThread = onTheThread
    self.onTheDataLayer = onTheDataLayer
    self.startsATask = startsATask
  }
}
