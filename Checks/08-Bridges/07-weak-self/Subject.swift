/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// Where the employee is.
  public typealias Ask = @Sendable () async -> String

  /// A model, held by this object alone.
  public struct Model: Sendable {
    public let start: @MainActor @Sendable () -> Void
    public let stop: @MainActor @Sendable () -> Void
    public let place: @MainActor @Sendable () -> String?
    /// Lets the model go.
    public let letGo: @MainActor @Sendable () -> Void
    /// Whether the model is still retained.
    public let isHeld: @MainActor @Sendable () -> Bool

    public init(
      start: @escaping @MainActor @Sendable () -> Void,
      stop: @escaping @MainActor @Sendable () -> Void,
      place: @escaping @MainActor @Sendable () -> String?,
      letGo: @escaping @MainActor @Sendable () -> Void,
      isHeld: @escaping @MainActor @Sendable () -> Bool
    ) {
      self.start = start
      self.stop = stop
      self.place = place
      self.letGo = letGo
      self.isHeld = isHeld
    }
  }

  /// Makes a model that sleeps on the given clock and asks with the given closure.
  public let makeModel:
    @MainActor @Sendable (_ clock: any Clock<Duration>, _ ask: @escaping Ask) -> Model

  public init(
    makeModel:
      @escaping @MainActor @Sendable (_ clock: any Clock<Duration>, _ ask: @escaping Ask) -> Model
  ) {
    self.makeModel = makeModel
  }
}
