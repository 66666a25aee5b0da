/// What the checks may do with the learner's directory model.
public struct Subject: Sendable {
  /// One model, seen as the screen and its two buttons see it.
  public struct Model: Sendable {
    /// The Load button; synchronous, as a button's action is.
    public let tapped: @MainActor @Sendable () -> Void
    /// The Cancel button.
    public let cancelTapped: @MainActor @Sendable () -> Void
    /// Whether the spinner shows.
    public let isLoading: @MainActor @Sendable () -> Bool
    /// The names on the screen.
    public let names: @MainActor @Sendable () -> [String]
    /// The error message on the screen.
    public let message: @MainActor @Sendable () -> String?

    public init(
      tapped: @escaping @MainActor @Sendable () -> Void,
      cancelTapped: @escaping @MainActor @Sendable () -> Void,
      isLoading: @escaping @MainActor @Sendable () -> Bool,
      names: @escaping @MainActor @Sendable () -> [String],
      message: @escaping @MainActor @Sendable () -> String?
    ) {
      self.tapped = tapped
      self.cancelTapped = cancelTapped
      self.isLoading = isLoading
      self.names = names
      self.message = message
    }
  }

  /// Where the names come from.
  public typealias Load = @Sendable () async throws -> [String]

  /// Makes a model that loads with the given closure.
  public let makeModel: @MainActor @Sendable (_ load: @escaping Load) -> Model

  public init(makeModel: @escaping @MainActor @Sendable (_ load: @escaping Load) -> Model) {
    self.makeModel = makeModel
  }
}
