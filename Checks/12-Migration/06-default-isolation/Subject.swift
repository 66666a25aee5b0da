public import Foundation

/// What the checks may do with the learner's service.
public struct Subject: Sendable {
  /// Answers a request when the check says so: the bytes, or nil where the server is not there.
  public typealias Server =
    @Sendable (_ request: String, _ body: Data?, _ answer: @escaping @Sendable (Data?) -> Void) ->
    Void

  /// A service, and a closure that is called with each thing that its delegate, observers and callers hear of.
  public let makeService:
    @MainActor @Sendable (@escaping Server, @escaping @Sendable (String) -> Void) -> Service

  public init(
    makeService:
      @escaping @MainActor @Sendable (@escaping Server, @escaping @Sendable (String) -> Void) ->
      Service
  ) {
    self.makeService = makeService
  }

  public struct Service: Sendable {
    public let load: @MainActor @Sendable () -> Void
    /// Loads without a completion handler.
    public let loadUnheard: @MainActor @Sendable () -> Void
    /// Loads, and once more in the completion handler.
    public let loadTwice: @MainActor @Sendable () -> Void
    public let rename: @MainActor @Sendable (Int, String) -> Void
    public let photo: @MainActor @Sendable (Int) -> Void
    public let isLoading: @MainActor @Sendable () -> Bool
    /// The version and the names.
    public let snapshot: @MainActor @Sendable () -> String

    public init(
      load: @escaping @MainActor @Sendable () -> Void,
      loadUnheard: @escaping @MainActor @Sendable () -> Void,
      loadTwice: @escaping @MainActor @Sendable () -> Void,
      rename: @escaping @MainActor @Sendable (Int, String) -> Void,
      photo: @escaping @MainActor @Sendable (Int) -> Void,
      isLoading: @escaping @MainActor @Sendable () -> Bool,
      snapshot: @escaping @MainActor @Sendable () -> String
    ) {
      self.load = load
      self.loadUnheard = loadUnheard
      self.loadTwice = loadTwice
      self.rename = rename
      self.photo = photo
      self.isLoading = isLoading
      self.snapshot = snapshot
    }
  }
}
