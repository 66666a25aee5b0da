public import Foundation

/// What the checks may do with the learner's observers and refresher.
public struct Subject: Sendable {
  /// Answers a request when the check says so: the bytes, or nil where the server is not there.
  public typealias Server = @Sendable (_ answer: @escaping @Sendable (Data?) -> Void) -> Void

  public let makeScreen: @MainActor @Sendable (@escaping Server) -> Screen

  public init(makeScreen: @escaping @MainActor @Sendable (@escaping Server) -> Screen) {
    self.makeScreen = makeScreen
  }

  /// A service with a refresher and a push service of its own, and observers.
  public struct Screen: Sendable {
    /// Begins to observe: the closure hears the version and the ids. The observer is kept under a name.
    public let observe:
      @MainActor @Sendable (
        _ name: String, @escaping @Sendable (_ version: Int, _ added: [Int]) -> Void
      ) -> Void
    public let release: @MainActor @Sendable (_ name: String) -> Void
    public let post: @MainActor @Sendable (_ version: Int, _ added: [Int]) -> Void
    public let start: @MainActor @Sendable () -> Void
    public let stop: @MainActor @Sendable () -> Void
    public let releaseRefresher: @MainActor @Sendable () -> Void
    /// Loads the roster as a screen does, without a message.
    public let load: @MainActor @Sendable () -> Void
    /// Posts, and gives the version of the notification's object, as an observer without the module's help sees it.
    public let versionPosted: @MainActor @Sendable (_ version: Int) -> Int?
    public let reasons: @MainActor @Sendable () -> [String]
    /// What PingKit does when the server has a message, on the caller's thread.
    public let deliver: @Sendable (_ topic: String, _ reason: String) -> Void

    public init(
      observe:
        @escaping @MainActor @Sendable (
          _ name: String, @escaping @Sendable (_ version: Int, _ added: [Int]) -> Void
        ) -> Void,
      release: @escaping @MainActor @Sendable (_ name: String) -> Void,
      post: @escaping @MainActor @Sendable (_ version: Int, _ added: [Int]) -> Void,
      start: @escaping @MainActor @Sendable () -> Void,
      stop: @escaping @MainActor @Sendable () -> Void,
      releaseRefresher: @escaping @MainActor @Sendable () -> Void,
      load: @escaping @MainActor @Sendable () -> Void,
      versionPosted: @escaping @MainActor @Sendable (_ version: Int) -> Int?,
      reasons: @escaping @MainActor @Sendable () -> [String],
      deliver: @escaping @Sendable (_ topic: String, _ reason: String) -> Void
    ) {
      self.observe = observe
      self.release = release
      self.post = post
      self.start = start
      self.stop = stop
      self.releaseRefresher = releaseRefresher
      self.load = load
      self.versionPosted = versionPosted
      self.reasons = reasons
      self.deliver = deliver
    }
  }
}
