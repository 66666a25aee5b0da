public import Foundation

/// What the checks may do with the learner's model.
public struct Subject: Sendable {
  /// Answers a request for the roster, at once or later: the bytes, or nil where the server is not there.
  public typealias Server = @Sendable (_ answer: @escaping @Sendable (Data?) -> Void) -> Void

  /// A model, and a closure that is called with each line that the module logs, where it is logged.
  public let makeModel:
    @MainActor @Sendable (@escaping Server, _ logged: @escaping @Sendable (String) -> Void) -> Model

  public init(
    makeModel:
      @escaping @MainActor @Sendable (
        @escaping Server, _ logged: @escaping @Sendable (String) -> Void
      ) -> Model
  ) {
    self.makeModel = makeModel
  }

  public struct Model: Sendable {
    public let reload: @MainActor @Sendable () -> Void
    public let setQuery: @MainActor @Sendable (String) -> Void
    /// Loads the roster without the model, as another screen does.
    public let loadElsewhere: @MainActor @Sendable () -> Void
    public let state: @MainActor @Sendable () -> State
    /// Calls the closure before the property of this name changes for the next time.
    public let watch: @MainActor @Sendable (String, @escaping @Sendable () -> Void) -> Void

    public init(
      reload: @escaping @MainActor @Sendable () -> Void,
      setQuery: @escaping @MainActor @Sendable (String) -> Void,
      loadElsewhere: @escaping @MainActor @Sendable () -> Void,
      state: @escaping @MainActor @Sendable () -> State,
      watch: @escaping @MainActor @Sendable (String, @escaping @Sendable () -> Void) -> Void
    ) {
      self.reload = reload
      self.setQuery = setQuery
      self.loadElsewhere = loadElsewhere
      self.state = state
      self.watch = watch
    }
  }

  /// What the screen would show.
  public struct State: Sendable, Equatable {
    public let shown: [String]
    public let isLoading: Bool
    public let message: String?

    public init(shown: [String], isLoading: Bool, message: String?) {
      self.shown = shown
      self.isLoading = isLoading
      self.message = message
    }
  }
}
