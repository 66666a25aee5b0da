/// What the checks may do with the learner's repository and its client.
public struct Subject: Sendable {
  /// One model with a repository of its own, made by synchronous code.
  public struct Screen: Sendable {
    /// Asks the model's repository for the names in a department.
    public let names: @MainActor @Sendable (_ department: String) async -> [String]
    /// Has the repository forget a department.
    public let forget: @MainActor @Sendable (_ department: String) async -> Void
    /// Has the client begin another session.
    public let renewSession: @MainActor @Sendable () async -> Void
    /// How many requests the client has made.
    public let requestCount: @MainActor @Sendable () async -> Int

    public init(
      names: @escaping @MainActor @Sendable (_ department: String) async -> [String],
      forget: @escaping @MainActor @Sendable (_ department: String) async -> Void,
      renewSession: @escaping @MainActor @Sendable () async -> Void,
      requestCount: @escaping @MainActor @Sendable () async -> Int
    ) {
      self.names = names
      self.forget = forget
      self.renewSession = renewSession
      self.requestCount = requestCount
    }
  }

  /// Makes a model in synchronous code on the main actor.
  public let makeScreen: @MainActor @Sendable () -> Screen
  /// Makes a client, and in the same piece of code on the layer asks for its session.
  public let firstSession: @MainActor @Sendable () async -> Int
  /// Whether `names(in:)` and `fetch(_:)` are isolated to the layer.
  public let worksOnTheLayer: @MainActor @Sendable () -> [Bool]

  public init(
    makeScreen: @escaping @MainActor @Sendable () -> Screen,
    firstSession: @escaping @MainActor @Sendable () async -> Int,
    worksOnTheLayer: @escaping @MainActor @Sendable () -> [Bool]
  ) {
    self.makeScreen = makeScreen
    self.firstSession = firstSession
    self.worksOnTheLayer = worksOnTheLayer
  }
}
