/// What the checks may do with the learner's search model.
public struct Subject: Sendable {
  /// One model, seen as the search field and the screen see it.
  public struct Model: Sendable {
    /// The search field; synchronous, as a text field's callback is.
    public let queryChanged: @MainActor @Sendable (_ query: String) -> Void
    /// The names on the screen.
    public let names: @MainActor @Sendable () -> [String]
    /// The error message on the screen.
    public let message: @MainActor @Sendable () -> String?

    public init(
      queryChanged: @escaping @MainActor @Sendable (_ query: String) -> Void,
      names: @escaping @MainActor @Sendable () -> [String],
      message: @escaping @MainActor @Sendable () -> String?
    ) {
      self.queryChanged = queryChanged
      self.names = names
      self.message = message
    }
  }

  /// The server's answer to a query.
  public typealias Find = @Sendable (_ query: String) async throws -> [String]

  /// Makes a model that searches with the given closure.
  public let makeModel: @MainActor @Sendable (_ find: @escaping Find) -> Model

  public init(makeModel: @escaping @MainActor @Sendable (_ find: @escaping Find) -> Model) {
    self.makeModel = makeModel
  }
}
