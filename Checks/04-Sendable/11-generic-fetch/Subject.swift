public import Foundation

/// What the checks may do with the learner's client, and with a model that has it.
public struct Subject: Sendable {
  /// One client that is an actor, and one model that asks it.
  public struct Directory: Sendable {
    /// Asks the client for an employee, from the main actor, and describes them as a line of text.
    public let fetch: @MainActor @Sendable (_ path: String) async throws -> String
    /// Asks the client, from the main actor, for a value that notes whether it is decoded there.
    public let decodesOnMainActor: @MainActor @Sendable (_ path: String) async throws -> Bool
    /// How many requests the client has counted.
    public let requestCount: @MainActor @Sendable () async -> Int
    /// What the client had counted each time that it sent a request.
    public let countsWhenSent: @MainActor @Sendable () -> [Int]
    /// Has the model fetch and show the employees with these ids.
    public let show: @MainActor @Sendable (_ ids: [Int]) async throws -> Void
    /// The team that the model shows, each a line of text: the id, a space and the name.
    public let team: @MainActor @Sendable () -> [String]

    public init(
      fetch: @escaping @MainActor @Sendable (_ path: String) async throws -> String,
      decodesOnMainActor: @escaping @MainActor @Sendable (_ path: String) async throws -> Bool,
      requestCount: @escaping @MainActor @Sendable () async -> Int,
      countsWhenSent: @escaping @MainActor @Sendable () -> [Int],
      show: @escaping @MainActor @Sendable (_ ids: [Int]) async throws -> Void,
      team: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.fetch = fetch
      self.decodesOnMainActor = decodesOnMainActor
      self.requestCount = requestCount
      self.countsWhenSent = countsWhenSent
      self.show = show
      self.team = team
    }
  }

  /// Answers the request for a path.
  public typealias Reply = @Sendable (_ path: String) async throws -> Data
  /// Hears of units of work, on whichever thread they are done.
  public typealias Work = @Sendable (Int) -> Void

  /// Makes a client that is answered by one closure and reports its work to the other, and a model.
  public let makeDirectory:
    @MainActor @Sendable (_ reply: @escaping Reply, _ work: @escaping Work) -> Directory

  public init(
    makeDirectory:
      @escaping @MainActor @Sendable (_ reply: @escaping Reply, _ work: @escaping Work)
      -> Directory
  ) {
    self.makeDirectory = makeDirectory
  }
}
