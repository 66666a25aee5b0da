import Foundation
import LoopbackHTTP
import Synchronization
import Testing

@testable import Classroom

/// A room without a socket, in a folder that goes with it, and with a clock that stands still.
final class TestRoom: Sendable {
  static let plan = ClassroomPlan(
    title: "Half a day",
    steps: [
      .init(
        id: "interleaving", stage: 2, title: "Interleaving", minutes: 10,
        turns: [
          .init(
            name: "chain-remembers", layer: "checks", say: "Read again behind the wait.",
            page: "Docs/Teaching/02-Asynchronous.md")
        ]),
      .init(
        id: "task-from-a-button", stage: 2, title: "A task from a button", minutes: 12,
        words: ["button-calls-it": "must compile: a button calls it"]),
      .init(id: "image-cache", stage: 5, title: "An image cache", minutes: 15),
    ],
    words: ["sleeping": "A sleep waits for a time."])

  let folder: URL
  let site: RoomSite
  private let store: RoomStore
  private let clock: Clock
  private let log: Log

  /// - Parameters:
  ///   - folder: That of an earlier room, to go on with it.
  ///   - now: In seconds since 1970.
  init(in folder: URL? = nil, now: Int = 1_800_000_000) throws {
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "room-\(UUID().uuidString)")
    store = try RoomStore(folder: self.folder)
    let (_, continuation) = AsyncStream.makeStream(of: Void.self)
    let clock = Clock()
    let room = try Room(
      plan: Self.plan, name: "Class", store: store, ending: continuation, now: now,
      clock: { clock.now.withLock(\.self) })
    self.clock = clock
    let log = Log()
    self.log = log
    site = RoomSite(
      room: room, names: ["localhost"],
      log: { line in log.lines.withLock { $0.append(line) } })
  }

  private final class Clock: Sendable { let now = Mutex(ContinuousClock.now) }
  private final class Log: Sendable { let lines = Mutex<[String]>([]) }

  /// What went wrong inside, which should be nothing.
  var complaints: [String] { log.lines.withLock(\.self) }

  func advance(_ time: Duration) { clock.now.withLock { $0 += time } }

  /// Ends as a program that is killed: nothing more is written, and the system lets the folder go.
  func kill() { store.letGo() }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func send(
    _ method: String, _ path: String, _ body: String? = nil, token: String? = nil,
    headers: [String: String] = [:]
  ) async -> ServerResponse {
    var request = ServerRequest(method: method, path: path)
    request.headers = ["host": "127.0.0.1:8070"]
    if let token { request.headers["authorization"] = "Bearer \(token)" }
    if let body {
      request.headers["content-type"] = "application/json"
      request.body = .bytes(Data(body.utf8))
    }
    request.headers.merge(headers) { $1 }
    return await site.response(to: request)
  }

  /// The token of a learner who joins.
  func join(_ name: String) async throws -> String {
    let code = await site.room.record.code
    let body = String(
      decoding: try JSONEncoder().encode(["name": name, "code": code]), as: UTF8.self)
    let response = await send("POST", "/people", body)
    try #require(response.status == .created, "\(response.text)")
    return try #require(response.object["token"] as? String)
  }

  /// Sends one verdict, and returns what the trainer has said since.
  @discardableResult
  func tell(
    _ token: String, _ step: String, _ status: String, _ reason: String? = nil, tries: Int = 1,
    heard: [Int] = []
  ) async throws -> [String] {
    let reason = reason.map { ",\"reason\":\"\($0)\"" } ?? ""
    let response = await send(
      "POST", "/me/verdicts",
      """
      {"verdicts":[{"step":"\(step)","status":"\(status)","tries":\(tries),"minutes":4\(reason)}],\
      "now":"\(step)","heard":\(heard)}
      """, token: token)
    try #require(response.status == .ok, "\(response.text)")
    let comments = try #require(response.object["comments"] as? [[String: Any]])
    return comments.compactMap { $0["text"] as? String }
  }

  var trainer: String { get async { await site.room.record.trainer.text } }
  var picture: RoomPicture { get async { await site.room.picture(joins: []) } }
}

extension ServerResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
  var object: [String: Any] {
    (try? JSONSerialization.jsonObject(with: body) as? [String: Any]) ?? [:]
  }
}
