public import Foundation

/// What the checks may do with the learner's client.
public struct Subject: Sendable {
  /// What an answer hands over: employees by name, or the error's name.
  public enum Outcome: Sendable, Equatable {
    case employees([String])
    case failure(String)
  }

  /// Where the server's answer comes to the client.
  public enum Place: Sendable {
    case itsOwnThread, mainActor
  }

  /// Answers a request: the bytes, or nil where the server is not there.
  public typealias Server = @Sendable (_ request: String, _ body: Data?) -> Data?

  /// A client, and a closure that is called with each line, where the module logs it.
  public let makeClient:
    @Sendable (@escaping Server, Place, _ hasLogged: @escaping @Sendable (String) -> Void) -> Client

  public init(
    makeClient:
      @escaping @Sendable (
        @escaping Server, Place, _ hasLogged: @escaping @Sendable (String) -> Void
      ) ->
      Client
  ) {
    self.makeClient = makeClient
  }

  /// A client with a server of the checks' own.
  public struct Client: Sendable {
    /// Awaits the async function on the main actor.
    public let fetch: @MainActor @Sendable () async -> Outcome
    public let save: @MainActor @Sendable (_ id: Int, _ name: String) async -> Outcome
    /// Calls the function with a completion handler.
    public let fetchCallingBack:
      @MainActor @Sendable (@escaping @Sendable (Outcome) -> Void) -> Void
    public let saveCallingBack:
      @MainActor @Sendable (_ id: Int, _ name: String, @escaping @Sendable (Outcome) -> Void) ->
        Void
    /// How often the module has counted an event since it was asked last.
    public let counted: @Sendable () -> [String]

    public init(
      fetch: @escaping @MainActor @Sendable () async -> Outcome,
      save: @escaping @MainActor @Sendable (_ id: Int, _ name: String) async -> Outcome,
      fetchCallingBack:
        @escaping @MainActor @Sendable (@escaping @Sendable (Outcome) -> Void) -> Void,
      saveCallingBack:
        @escaping @MainActor @Sendable (
          _ id: Int, _ name: String, @escaping @Sendable (Outcome) -> Void
        ) -> Void,
      counted: @escaping @Sendable () -> [String]
    ) {
      self.fetch = fetch
      self.save = save
      self.fetchCallingBack = fetchCallingBack
      self.saveCallingBack = saveCallingBack
      self.counted = counted
    }
  }
}
