/// What the checks may do with the learner's directory and its log.
public struct Subject: Sendable {
  /// One directory, as its clients see it.
  public struct Directory: Sendable {
    /// Answers one request.
    public let page:
      @MainActor @Sendable (_ name: String, _ requestID: String) async throws -> String
    /// Writes a line, from wherever it is called.
    public let note: Note

    public init(
      page:
        @escaping @MainActor @Sendable (_ name: String, _ requestID: String) async throws ->
        String,
      note: @escaping Note
    ) {
      self.page = page
      self.note = note
    }
  }

  /// Writes a line to the log.
  public typealias Note = @Sendable (_ text: String) -> Void
  /// Where the lines go.
  public typealias Write = @Sendable (_ requestID: String?, _ text: String) -> Void
  /// The server; it knows the log, and no ids.
  public typealias Read = @Sendable (_ path: String, _ note: Note) async throws -> String

  /// Makes a directory with a log and a server.
  public let makeDirectory:
    @MainActor @Sendable (_ write: @escaping Write, _ read: @escaping Read) -> Directory

  public init(
    makeDirectory:
      @escaping @MainActor @Sendable (
        _ write: @escaping Write, _ read: @escaping Read
      ) -> Directory
  ) {
    self.makeDirectory = makeDirectory
  }
}
