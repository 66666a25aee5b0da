import Foundation
import LoopbackHTTP

/// Answers requests: knows the paths and who may use them, and nothing of sockets.
///
/// A learner is known by a token alone. No path names a person for a learner, so there is nothing to guess.
struct RoomSite: Sendable {
  let room: Room
  /// Names of this machine, beside its numeric addresses.
  let names: Set<String>
  /// At which addresses learners reach it, without the class's code.
  let addresses: @Sendable () -> [String]
  let log: @Sendable (String) -> Void
  /// Told apart from the room's earlier runs, whose revisions begin at 0 too.
  private let run = RoomToken().text.prefix(8)

  init(
    room: Room, names: Set<String> = [], addresses: @escaping @Sendable () -> [String] = { [] },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.room, self.names, self.addresses, self.log) = (room, names, addresses, log)
  }

  /// The answer to a request; every failure becomes one too.
  @concurrent
  func response(to request: ServerRequest) async -> ServerResponse {
    var response: ServerResponse
    do {
      try request.checkHead(names: names)
      response = try await answer(to: request)
    } catch let fault as RequestFault {
      response = Self.response(to: fault)
    } catch {
      log("\(request.method) \(request.path.prefix(100)): \(error)")
      response = Self.response(
        to: RequestFault(.internalServerError, "The room could not do this."))
    }
    response.headers.merge(RoomPage.securityHeaders) { $1 }
    if request.method == "HEAD" {
      response.headers["Content-Length"] = String(response.body.count)
      response.body = Data()
    }
    return response
  }

  private func answer(to request: ServerRequest) async throws -> ServerResponse {
    let method = request.method == "HEAD" ? "GET" : request.method
    if let page = RoomPage.answer(to: request.path) {
      guard method == "GET" else { return Self.onlyTakes(["GET", "HEAD"]) }
      return page
    }
    guard let methods = Self.methods[request.path] ?? Self.codeMethods(request.path) else {
      throw RequestFault(.notFound, "There is nothing at this path.")
    }
    guard methods.contains(method) else { return Self.onlyTakes(methods) }
    try request.refuseForeignPages()
    let body = method == "POST" ? try request.checkedBody() : Data()
    if request.path == "/people" { return try await join(body) }
    if request.path.hasPrefix("/me") { return try await learner(request, method, body) }
    guard await room.isTrainer(request.bearerToken) else {
      throw RequestFault(.forbidden, "Only the trainer may do this.")
    }
    return try await trainer(request, body)
  }

  private static let methods: [String: [String]] = [
    "/people": ["POST"], "/me": ["GET", "DELETE"], "/me/verdicts": ["POST"],
    "/me/help": ["POST", "DELETE"], "/state": ["GET"], "/comments": ["POST"],
    "/helped": ["POST"], "/removed": ["POST"], "/end": ["POST"],
  ]

  private static func codeMethods(_ path: String) -> [String]? {
    path.wholeMatch(of: /\/code\/[0-9]{1,6}/) == nil ? nil : ["GET"]
  }

  private func join(_ body: Data) async throws -> ServerResponse {
    let wish = try RoomRequests.read(RoomRequests.Join.self, from: body)
    let person = try await room.join(name: wish.name, code: wish.code)
    struct Joined: Encodable {
      let name, token, room: String
      let route: String?
    }
    return try .json(
      Joined(name: person.name, token: person.token.text, room: room.name, route: room.plan.route),
      status: .created)
  }

  private func learner(
    _ request: ServerRequest, _ method: String, _ body: Data
  ) async throws -> ServerResponse {
    let person = try await room.person(with: request.bearerToken)
    switch (request.path, method) {
    case ("/me", "DELETE"):
      try await room.remove(person.number)
      return ServerResponse(status: .noContent)
    case ("/me", _):
      struct Kept: Encodable {
        let name: String
        let verdicts: [Verdict]
        let help: HelpCall?
      }
      return try .json(
        Kept(
          name: person.name, verdicts: person.verdicts.values.sorted { $0.step < $1.step },
          help: person.help))
    case ("/me/help", "DELETE"):
      try await room.ask(nil, of: person)
    case ("/me/help", _):
      let ask = try RoomRequests.read(RoomRequests.Ask.self, from: body)
      let call = HelpCall(
        since: Int(Date().timeIntervalSince1970), step: ask.step, words: ask.words, code: ask.code)
      try await room.ask(call, of: person)
    default:
      let entry = try RoomRequests.read(RoomRequests.Entry.self, from: body)
      try await room.note(entry.verdicts, now: entry.now, heard: entry.heard ?? [], of: person)
    }
    struct Answer: Encodable {
      struct Comment: Encodable {
        let number: Int
        let step: String
        let text: String
      }
      let comments: [Comment]
    }
    let comments = await room.comments(for: person)
    return try .json(
      Answer(
        comments: comments.map { .init(number: $0.number, step: $0.group.step, text: $0.text) }))
  }

  private func trainer(_ request: ServerRequest, _ body: Data) async throws -> ServerResponse {
    switch request.path {
    case "/state":
      let tag = "\"\(run)-\(await room.revision)\""
      if request.headers["if-none-match"] == tag {
        return ServerResponse(status: .notModified, headers: ["ETag": tag])
      }
      let code = await room.record.code
      var response = try ServerResponse.json(
        await room.picture(joins: addresses().map { "\($0)/\(code)" }))
      response.headers["ETag"] = tag
      return response
    case "/comments":
      let say = try RoomRequests.read(RoomRequests.Say.self, from: body)
      try await room.say(say.text, to: say.group)
    case "/helped":
      try await room.helped(RoomRequests.read(RoomRequests.Who.self, from: body).person)
    case "/removed":
      try await room.remove(RoomRequests.read(RoomRequests.Who.self, from: body).person)
    case "/end":
      try await room.end()
    default:
      let number = Int(request.path.dropFirst("/code/".count)) ?? 0
      guard let code = await room.people[number]?.help?.code else {
        throw RequestFault(.notFound, "This person has sent no file.")
      }
      return ServerResponse(
        status: .ok,
        headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
        body: Data(code.utf8))
    }
    return ServerResponse(status: .noContent)
  }

  private static func onlyTakes(_ methods: [String]) -> ServerResponse {
    let allowed = methods.joined(separator: ", ")
    var response = response(to: RequestFault(.methodNotAllowed, "This path takes \(allowed)."))
    response.headers["Allow"] = allowed
    return response
  }

  private static func response(to fault: RequestFault) -> ServerResponse {
    ServerResponse(
      status: fault.status,
      headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Data((fault.detail + "\n").utf8))
  }
}

extension ServerRequest {
  /// The token that the request shows; empty where it shows none.
  fileprivate var bearerToken: String {
    let words = (headers["authorization"] ?? "").split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else { return "" }
    return String(words[1])
  }

  /// Refuses what a web page of another origin has sent: only the room's own page and the command may.
  fileprivate func refuseForeignPages() throws {
    let fault = RequestFault(.forbidden, "Only the room's own page may do this.")
    if let origin = headers["origin"] {
      guard origin.lowercased() == "http://\((headers["host"] ?? "").lowercased())" else {
        throw fault
      }
    }
    guard ["none", "same-origin"].contains(headers["sec-fetch-site"] ?? "none") else { throw fault }
  }
}
