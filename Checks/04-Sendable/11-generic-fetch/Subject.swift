public import Foundation

/// What the checks may do with the learner's client, and with a model that has it.
public struct Subject: Sendable {
  /// One client that is an actor, and one model that asks it.
  public struct Directory: Sendable {
    /// Asks the client for an employee, from the main actor, and describes them as a line of text.
    public let fetch: @MainActor @Sendable (_ path: String) async throws -> String
    /// Asks the client, from the main actor, for a value that notes whether it is decoded there.
    public let decodesOnMainActor: @MainActor @Sendable (_ path: String) async throws -> Bool
    /// Asks the client for a value of this kind, and describes it as text.
    public let fetchOther:
      @MainActor @Sendable (_ kind: Kind, _ path: String) async throws -> String
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
      fetchOther:
        @escaping @MainActor @Sendable (_ kind: Kind, _ path: String) async throws -> String,
      requestCount: @escaping @MainActor @Sendable () async -> Int,
      countsWhenSent: @escaping @MainActor @Sendable () -> [Int],
      show: @escaping @MainActor @Sendable (_ ids: [Int]) async throws -> Void,
      team: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.fetch = fetch
      self.decodesOnMainActor = decodesOnMainActor
      self.fetchOther = fetchOther
      self.requestCount = requestCount
      self.countsWhenSent = countsWhenSent
      self.show = show
      self.team = team
    }
  }

  /// Types that a client may be asked for, besides employees.
  public enum Kind: Sendable {
    /// A list of employees.
    case employees
    /// A list of whole numbers.
    case numbers
    /// A whole number, or nil.
    case number
    /// A text.
    case text
    /// Bytes, which JSON has as a text.
    case bytes
    /// A value whose keys in JSON are `first_name` and `lastName`.
    case fullName
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
