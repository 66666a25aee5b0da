/// What the checks may do with the learner's client.
public struct Subject: Sendable {
  /// A request, as a transport gets it.
  public struct Request: Sendable, Equatable {
    /// As it is sent, such as `http://company.example/employees?limit=200`.
    public var url: String
    public var accept: String
    public var limit: Int

    public init(url: String, accept: String, limit: Int) {
      (self.url, self.accept, self.limit) = (url, accept, limit)
    }
  }

  public struct Answer: Sendable {
    public var status: Int
    public var type: String
    public var body: String

    public init(_ status: Int, _ type: String, _ body: String) {
      (self.status, self.type, self.body) = (status, type, body)
    }
  }

  /// Why the client has no value.
  public enum Failure: Error, Equatable {
    case refused(Int, words: String?)
    case wrongContentType(String)
    case malformed
    case other(String)
  }

  public typealias Transport = @Sendable (Request) async throws -> Answer
  /// Hears how many bytes of an answer are decoded, where they are.
  public typealias Decodes = @Sendable (Int) -> Void

  /// The names on a page, asked for from the main actor.
  public let page:
    @MainActor @Sendable (_ cursor: String?, @escaping Decodes, @escaping Transport) async throws ->
      [String]
  /// The width of a picture, asked for from the main actor.
  public let picture:
    @MainActor @Sendable (_ path: String, @escaping Decodes, @escaping Transport) async throws ->
      Int
  /// What the app lists after a load, and the title of its problem.
  public let load:
    @MainActor @Sendable (@escaping Transport) async -> (names: [String], problem: String?)
  /// `longestPage` and `longestPicture`, in bytes.
  public let limits: (page: Int, picture: Int)

  public init(
    page:
      @escaping @MainActor @Sendable (
        _ cursor: String?, @escaping Decodes, @escaping Transport
      ) async throws -> [String],
    picture:
      @escaping @MainActor @Sendable (
        _ path: String, @escaping Decodes, @escaping Transport
      ) async throws -> Int,
    load:
      @escaping @MainActor @Sendable (@escaping Transport) async -> (
        names: [String], problem: String?
      ),
    limits: (page: Int, picture: Int)
  ) {
    (self.page, self.picture, self.load, self.limits) = (page, picture, load, limits)
  }
}
