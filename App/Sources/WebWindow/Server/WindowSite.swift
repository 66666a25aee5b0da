import Foundation
import LoopbackHTTP

/// Answers the requests of browsers: knows the routes, and nothing of sockets.
struct WindowSite: Sendable {
  let token: WindowToken
  let registry: WindowRegistry
  let page: PageFrame
  /// Hears of what went wrong inside, which no browser is told.
  let log: @Sendable (String) -> Void

  /// The answer to a request; every failure becomes one too.
  ///
  /// - Parameter port: On which the request came.
  @concurrent
  func response(to request: ServerRequest, port: UInt16) async -> ServerResponse {
    var response: ServerResponse
    do {
      response = try await answer(to: request, port: port)
    } catch let fault as RequestFault {
      response = Self.response(to: fault)
    } catch {
      log("\(request.method) \(request.path): \(error)")
      let fault = RequestFault(
        .internalServerError, "The window could not do this. It is not your request.")
      response = Self.response(to: fault)
    }
    response.headers.merge(page.securityHeaders(authority: request.authority(port: port))) { $1 }
    if request.method == "HEAD" {
      response.headers["Content-Length"] = String(response.body.count)
      response.body = Data()
    }
    return response
  }

  private func answer(to request: ServerRequest, port: UInt16) async throws -> ServerResponse {
    try request.checkHead()
    guard request.authority(port: port) != nil else {
      throw RequestFault(
        .misdirectedRequest, "This window is at 127.0.0.1:\(port) and localhost:\(port) alone.")
    }
    guard let route = WindowRoute(path: request.path) else {
      throw RequestFault(.notFound, "There is nothing at this path.")
    }
    guard route.allowedMethods.contains(request.method) else {
      let allowed = route.allowedMethods.joined(separator: ", ")
      var response = Self.response(
        to: RequestFault(.methodNotAllowed, "This path takes \(allowed)."))
      response.headers["Allow"] = allowed
      return response
    }
    let query = request.queryItems
    guard token.matches(query["token"] ?? "") else {
      throw RequestFault(
        .forbidden,
        "This address lacks the token of the window. Open the one that was printed after \"App:\".")
    }
    try request.checkOrigin(isRequired: route.allowedMethods == ["POST"] || request.wantsUpgrade)
    // A file is read piece by piece.
    let body = route == .files ? Data() : try request.checkedBody(limit: EventBatch.bytes)
    switch route {
    case .page: return try await open(request, query)
    case .asset(let asset): return page.response(asset, version: query["v"])
    case .updates: return try await listen(request, query)
    case .events: return try await perform(EventBatch(json: body))
    case .files: return try await takeFile(request, query)
    }
  }

  private static func response(to fault: RequestFault) -> ServerResponse {
    ServerResponse(
      status: fault.status,
      headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Data((fault.detail + "\n").utf8))
  }
}

extension WindowSite {
  /// A new window, and its whole page.
  private func open(
    _ request: ServerRequest, _ query: [String: String]
  ) async throws -> ServerResponse {
    guard request.method == "GET" else { return page.response(html: "") }
    guard let (id, state) = try await registry.openWithState(query["page"] ?? "") else {
      throw RequestFault(
        .serviceUnavailable, "\(WindowRegistry.limit) windows are open. Close one of them.")
    }
    return page.response(html: page.html(of: state, window: id, token: token))
  }

  /// The channel of a page, from what it shows on.
  private func listen(
    _ request: ServerRequest, _ query: [String: String]
  ) async throws -> ServerResponse {
    guard let window = await registry[query["window"] ?? ""] else { throw RequestFault.windowGone }
    guard request.wantsUpgrade else {
      throw RequestFault(.upgradeRequired, "This is the address of a WebSocket.")
    }
    let channel = await window.connect(revision: query["revision"].flatMap { Int($0) } ?? 0)
    var response = ServerResponse(status: .ok)
    response.push = ServerPush {
      await channel.next()
    } onEnd: {
      channel.end()
      Task { await window.disconnect(channel) }
    }
    return response
  }

  private func perform(_ batch: EventBatch) async throws -> ServerResponse {
    guard let window = await registry[batch.window] else { throw RequestFault.windowGone }
    if batch.leaves {
      await registry.close(batch.window)
      return ServerResponse(status: .noContent)
    }
    guard await window.takes(batch.events.count) else {
      throw RequestFault(
        .tooManyRequests,
        "A window takes \(BrowserWindow.eventsPerTick) events in \(WindowRegistry.tick).")
    }
    let ignored = await window.perform(batch.events)
    if ignored.isEmpty { return ServerResponse(status: .noContent) }
    struct Answer: Encodable { let ignored: [String] }
    return try .json(Answer(ignored: ignored))
  }
}

extension RequestFault {
  /// The page has to be asked for again.
  static let windowGone = RequestFault(.gone, "This window is closed. Load the page again.")
}

extension WindowRegistry {
  fileprivate func openWithState(_ name: String) async throws -> (id: String, state: PageState)? {
    guard let content = content(of: name) else {
      throw RequestFault(.notFound, "There is no page of this name.")
    }
    guard let window = open(showing: content) else { return nil }
    return (window.id, await window.firstState())
  }
}
