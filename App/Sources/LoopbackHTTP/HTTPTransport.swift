import FlyingFox
import FlyingSocks
import Foundation

/// What a server of this machine needs of an HTTP library.
///
/// This module alone knows FlyingFox.
package struct HTTPTransport: Sendable {
  package typealias Responder = @Sendable (ServerRequest) async -> ServerResponse

  /// On which port the server listens.
  package let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, any Error>
  private let door: ListeningDoor

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - address: An IPv4 address of this machine; by default that which only this machine reaches.
  ///   - port: 0 lets the system choose one.
  ///   - clock: What the patience with slow clients is measured by.
  /// - Throws: `PortUnavailable`.
  package static func start(
    address: String = "127.0.0.1", port: UInt16, clock: any Clock<Duration> = ContinuousClock(),
    responder: @escaping Responder
  ) async throws -> Self {
    let door = ListeningDoor()
    let pool = PromptSocketPool(HTTPServer.defaultPool(), door: door, clock: clock)
    let configuration = HTTPServer.Configuration(
      address: try .inet(ip4: address, port: port),
      // The library's limit for a whole request would end an import. A client that stands still is
      // noticed by the pool.
      timeout: 86_400,
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
    await door.waitsForConnections()
    return Self(port: chosen, server: server, running: running, door: door)
  }

  /// Ends all connections, also those in the middle of a response, and stops listening.
  package func stop() async {
    await server.stop(timeout: 0)
    // Cancelled, so this throws; all that matters is that it is over.
    _ = await running.result
  }

  /// Takes no more requests, finishes the answers under way, and then ends as `stop()` does.
  ///
  /// - Parameter seconds: How long it waits for an answer whose reader is slow.
  package func finish(within seconds: Double) async {
    door.close()
    await server.stop(timeout: seconds)
    _ = await running.result
  }

  /// Returns when the server has stopped, for any reason.
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
    let incoming = RequestStream(request.bodySequence)
    var answer = await responder(await ServerRequest(request, stream: incoming))
    if let push = answer.push {
      return try await WebSocketHTTPHandler(handler: PushHandler(push: push)).handleRequest(request)
    }
    if answer.damage == .dropped { return HTTPResponse(webSocket: DroppedAnswer()) }
    let hasUnreadBody = request.isLarge && !incoming.isRead
    let isUnsent = request.method == .HEAD && answer.stream != nil
    // Otherwise FlyingFox sends back the value that the request had under this name.
    let isLast = hasUnreadBody || request.isLastOfConnection || answer.damage != nil || isUnsent
    answer.headers["Connection"] = isLast ? "close" : "keep-alive"
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status.rawValue, phrase: answer.status.phrase),
      headers: headers,
      body: isUnsent
        ? HTTPBodySequence(from: UnsentBody())
        : Self.body(of: answer, unread: hasUnreadBody ? request : nil))
  }

  private static func body(
    of answer: ServerResponse, unread request: HTTPRequest?
  ) -> HTTPBodySequence {
    if let stream = answer.stream { return HTTPBodySequence(from: StreamedBody(stream: stream)) }
    // In one write: pieces of 4 KiB, the library's default, would be a packet each.
    let (count, size) = (answer.body.count, max(answer.body.count, 1))
    if answer.damage == .truncated {
      return HTTPBodySequence(
        from: TruncatedBody(body: answer.body), count: count, suggestedBufferSize: size)
    }
    if let request {
      return HTTPBodySequence(
        from: LastWords(body: answer.body, unread: request.bodySequence), count: count,
        suggestedBufferSize: size)
    }
    return HTTPBodySequence(data: answer.body, suggestedBufferSize: size)
  }
}

extension HTTPRequest {
  /// Whether the body is still in the connection when the handler is called.
  ///
  /// The library would take the bytes of one that is not read for the next request: a web page could
  /// hide a `DELETE` in a form that way. So such a connection ends with the answer.
  fileprivate var isLarge: Bool {
    guard let count = bodySequence.count else { return true }
    return count > RequestLimits.body
  }

  fileprivate var isLastOfConnection: Bool {
    let wishes = (headers[.connection] ?? "").lowercased()
    if wishes.contains("close") { return true }
    return version != .http11 && !wishes.contains("keep-alive")
  }
}

extension ServerRequest {
  fileprivate init(_ request: HTTPRequest, stream: RequestStream) async {
    self.init(
      method: request.method.rawValue,
      version: request.version.rawValue,
      path: request.target.path(),
      query: request.target.query())
    for (header, value) in request.headers { headers[header.rawValue.lowercased()] = value }
    self.stream = stream
    if request.bodySequence.count == nil {
      body = .unmeasured
    } else if request.isLarge {
      body = .tooLarge
    } else if let bytes = try? await request.bodyData {
      body = .bytes(bytes)
    } else {
      body = .unmeasured
    }
  }
}
