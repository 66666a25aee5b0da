import FlyingFox
import FlyingSocks
import Foundation

/// What a server of this machine needs of an HTTP library.
///
/// This module alone knows FlyingFox.
package struct HTTPTransport: Sendable {
  package typealias Responder = @Sendable (ServerRequest) async -> ServerResponse

  /// On which port the server listens, of 127.0.0.1 alone.
  package let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// Begins to listen.
  ///
  /// - Parameter port: 0 lets the system choose one.
  /// - Throws: `PortUnavailable`.
  package static func start(port: UInt16, responder: @escaping Responder) async throws -> Self {
    let pool = PromptSocketPool(HTTPServer.defaultPool())
    let configuration = HTTPServer.Configuration(
      address: try .inet(ip4: "127.0.0.1", port: port),
      // A body of this size or less has been read when the handler is called. A larger one is never
      // read at all, neither by the handler nor, as with a shared one, by the library after it.
      sharedRequestBufferSize: RequestLimits.body,
      sharedRequestReplaySize: 0,
      pool: pool,
      logger: .disabled)
    let server = HTTPServer(config: configuration, handler: Handler(responder: responder))

    let listening = Task { try await server.waitUntilListening(timeout: 60) }
    let running = Task {
      defer { listening.cancel() }
      try await server.run()
    }
    guard case .success = await listening.result,
      case .ip4(_, let chosen) = await server.listeningAddress
    else {
      running.cancel()
      throw PortUnavailable(port: port, reason: await reason(of: running))
    }
    await pool.waitsForConnections()
    return Self(port: chosen, server: server, running: running)
  }

  /// Ends all connections, also those in the middle of a response, and stops listening.
  package func stop() async {
    await server.stop(timeout: 0)
    // Cancelled, so this throws; all that matters is that it is over.
    _ = await running.result
  }

  /// Returns when the server has stopped, whatever the reason.
  package func waitUntilStopped() async {
    _ = await running.result
  }

  private static func reason(of running: Task<Void, any Error>) async -> String {
    switch await running.result {
    case .failure(SocketError.failed(_, _, let message)): message
    case .failure(let error): error.localizedDescription
    case .success: "it stopped at once"
    }
  }
}

/// Turns what FlyingFox reads into a `ServerRequest`, and an answer back.
private struct Handler: HTTPHandler {
  let responder: HTTPTransport.Responder

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var answer = await responder(ServerRequest(request))
    if let push = answer.push {
      return try await WebSocketHTTPHandler(handler: PushHandler(push: push)).handleRequest(request)
    }
    // Otherwise FlyingFox sends back whatever the request had under this name.
    answer.headers["Connection"] = request.isLastOfConnection ? "close" : "keep-alive"
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    let status = HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase)
    if request.hasUnreadBody {
      return HTTPResponse(
        statusCode: status, headers: headers,
        body: HTTPBodySequence(
          from: LastWords(body: answer.body, unread: request.bodySequence),
          count: answer.body.count, suggestedBufferSize: max(answer.body.count, 1)))
    }
    // In one write: pieces of 4 KiB, the library's default, would be a packet each.
    return HTTPResponse(
      statusCode: status, headers: headers,
      body: HTTPBodySequence(
        data: answer.body, suggestedBufferSize: max(answer.body.count, 1)))
  }
}

extension HTTPRequest {
  /// Whether a body may follow in the connection that was not read.
  ///
  /// The library would take its bytes for the next request: a web page could hide a `DELETE` in a
  /// form that way. So such a connection ends with the answer.
  fileprivate var hasUnreadBody: Bool {
    guard let count = bodySequence.count else { return true }
    return count > RequestLimits.body
  }

  fileprivate var isLastOfConnection: Bool {
    let wishes = (headers[.connection] ?? "").lowercased()
    if hasUnreadBody || wishes.contains("close") { return true }
    return version != .http11 && !wishes.contains("keep-alive")
  }
}

extension ServerRequest {
  fileprivate init(_ request: HTTPRequest) async {
    self.init(
      method: request.method.rawValue,
      version: request.version.rawValue,
      path: request.target.path(),
      query: request.target.query())
    for (header, value) in request.headers { headers[header.rawValue.lowercased()] = value }
    if request.bodySequence.count == nil {
      body = .unmeasured
    } else if request.hasUnreadBody {
      body = .tooLarge
    } else if let bytes = try? await request.bodyData {
      body = .bytes(bytes)
    } else {
      body = .unmeasured
    }
  }
}
