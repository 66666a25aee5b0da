/// What the checks may do with the learner's directory.
public struct Subject: Sendable {
  /// One directory, seen as the screen sees it.
  public struct Directory: Sendable {
    /// Loads the people of a department.
    public let load: @MainActor @Sendable (_ department: String) async throws -> Void
    /// The names on the screen.
    public let names: @MainActor @Sendable () -> [String]

    public init(
      load: @escaping @MainActor @Sendable (_ department: String) async throws -> Void,
      names: @escaping @MainActor @Sendable () -> [String]
    ) {
      self.load = load
      self.names = names
    }
  }

  /// A read that would hold its thread.
  public typealias ReadBlocking = @Sendable (_ path: String) throws -> String
  /// A read that suspends its caller.
  public typealias Read = @Sendable (_ path: String) async throws -> String

  /// Makes a directory that asks a server of these two reads.
  public let makeDirectory:
    @MainActor @Sendable (_ readBlocking: @escaping ReadBlocking, _ read: @escaping Read)
      -> Directory

  public init(
    makeDirectory:
      @escaping @MainActor @Sendable (
        _ readBlocking: @escaping ReadBlocking, _ read: @escaping Read
      ) -> Directory
  ) {
    self.makeDirectory = makeDirectory
  }
}
