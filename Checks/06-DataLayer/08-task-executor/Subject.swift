/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// One model, seen as its screen sees it.
  public struct Model: Sendable {
    /// The ids of the employees that it shows.
    public let ids: @MainActor @Sendable () -> [Int]
    public let importFiles:
      @MainActor @Sendable (_ files: [String], _ executor: any TaskExecutor) async -> Void

    public init(
      ids: @escaping @MainActor @Sendable () -> [Int],
      importFiles:
        @escaping @MainActor @Sendable (_ files: [String], _ executor: any TaskExecutor) async ->
        Void
    ) {
      self.ids = ids
      self.importFiles = importFiles
    }
  }

  /// Makes a model that turns a file into employees of these ids.
  public let makeModel:
    @MainActor @Sendable (_ parse: @escaping @Sendable (_ file: String) -> [Int]) -> Model

  public init(
    makeModel:
      @escaping @MainActor @Sendable (_ parse: @escaping @Sendable (_ file: String) -> [Int]) ->
      Model
  ) {
    self.makeModel = makeModel
  }
}
