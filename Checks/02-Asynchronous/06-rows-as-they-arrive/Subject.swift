/// What the checks may do with the learner's directory model.
public struct Subject: Sendable {
  /// One model, seen as the screen sees it.
  public struct Model: Sendable {
    /// Loads one page of the rows; throws what the rows throw.
    public let load:
      @MainActor @Sendable (_ rows: AsyncThrowingStream<String, any Error>, _ pageSize: Int)
        async throws -> Void
    /// The names on the screen.
    public let names: @MainActor @Sendable () -> [String]
    /// Whether the screen says that the page is whole.
    public let isComplete: @MainActor @Sendable () -> Bool

    public init(
      load:
        @escaping @MainActor @Sendable (AsyncThrowingStream<String, any Error>, Int)
        async throws -> Void,
      names: @escaping @MainActor @Sendable () -> [String],
      isComplete: @escaping @MainActor @Sendable () -> Bool
    ) {
      self.load = load
      self.names = names
      self.isComplete = isComplete
    }
  }

  /// Makes a model with an empty page.
  public let makeModel: @MainActor @Sendable () -> Model

  public init(makeModel: @escaping @MainActor @Sendable () -> Model) {
    self.makeModel = makeModel
  }
}
