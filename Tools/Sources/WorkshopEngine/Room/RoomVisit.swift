import Foundation

/// What a learner does in a room.
public struct RoomVisit: Sendable {
  public private(set) var membership: RoomMembership
  /// Today's, where the room has said so at joining, and the course here has it too.
  public private(set) var route: Course.Route?
  private let layout: CourseLayout

  /// How long a verdict's message may take, from the connection to the answer.
  public static let verdictLimit = Duration.milliseconds(800)
  /// How long a person waits for what they have asked for.
  public static let limit = Duration.seconds(10)
  /// The largest file that may go along with a call for help, in bytes.
  public static let longestFile = 32_768

  /// What the trainer said about a step, as it may be shown.
  public struct Comment: Equatable, Sendable {
    public var step: String
    public var text: String
  }

  /// The room said no, in its own words.
  public struct Refused: UserFacingError {
    public var description: String
    public var status: Int
  }

  /// - Returns: nil where no room was joined.
  public init?(of layout: CourseLayout) {
    guard let membership = RoomMembership(of: layout) else { return nil }
    (self.membership, self.layout) = (membership, layout)
  }

  /// Joins a room and remembers it.
  ///
  /// - Throws: `RoomClient.Unreachable`, `Refused`, `FileTrouble`.
  public static func join(
    _ address: RoomAddress, as name: String, layout: CourseLayout
  ) async throws -> RoomVisit {
    guard let host = RoomConnection.numericAddress(of: address.host) else {
      throw RoomClient.Unreachable(description: "There is no machine “\(address.host)” here.")
    }
    struct Wish: Encodable { let name, code: String }
    struct Joined: Decodable {
      let name, token, room: String
      let route: String?
    }
    let client = RoomClient(host: host, port: address.port, limit: limit)
    let answer = try await client.send(
      "POST", "/people", json: Wish(name: name, code: address.code))
    guard answer.status == 201 else { throw refusal(answer) }
    guard let joined = try? JSONDecoder().decode(Joined.self, from: answer.body),
      joined.token.wholeMatch(of: /[A-Za-z0-9_-]{22,128}/) != nil
    else { throw RoomClient.Unreachable(description: "What answers there is no room.") }
    let membership = RoomMembership(
      host: host, port: address.port, token: joined.token,
      name: RoomClient.line(joined.name, limit: 60), room: RoomClient.line(joined.room, limit: 60))
    try membership.write(to: layout)
    var visit = RoomVisit(membership: membership, layout: layout)
    visit.route = joined.route.flatMap(layout.course.route(named:))
    return visit
  }

  private init(membership: RoomMembership, layout: CourseLayout) {
    (self.membership, self.layout) = (membership, layout)
  }

  /// Tells the room of verdicts.
  ///
  /// - Returns: What the trainer has said since.
  /// - Throws: `RoomClient.Unreachable`, `Refused`.
  public mutating func tell(_ verdicts: [RoomVerdict], now: String?) async throws -> [Comment] {
    struct Entry: Encodable {
      let verdicts: [RoomVerdict]
      let now: String?
      let heard: [Int]
    }
    let client = RoomClient(membership, limit: Self.verdictLimit)
    let entry = Entry(verdicts: verdicts, now: now, heard: membership.heard)
    if let now, now != membership.step {
      membership.step = now
      try? membership.write(to: layout)
    }
    return try heed(await client.send("POST", "/me/verdicts", json: entry))
  }

  /// Asks for help.
  ///
  /// - Parameter code: The step's file, where the learner chose to send it.
  /// - Throws: `RoomClient.Unreachable`, `Refused`.
  public mutating func ask(_ words: String?, about step: String?, code: String?) async throws
    -> [Comment]
  {
    struct Ask: Encodable { let step, words, code: String? }
    return try heed(
      await RoomClient(membership, limit: Self.limit)
        .send("POST", "/me/help", json: Ask(step: step, words: words, code: code)))
  }

  /// Takes the call for help back.
  ///
  /// - Throws: `RoomClient.Unreachable`, `Refused`.
  public mutating func stopAsking() async throws -> [Comment] {
    try heed(await RoomClient(membership, limit: Self.limit).send("DELETE", "/me/help"))
  }

  /// Takes out of the room all that was sent, and forgets it here too.
  ///
  /// - Returns: Whether the room has confirmed it; false where it is gone, or has forgotten the learner before.
  /// - Throws: `RoomClient.Unreachable`; then it is still remembered here.
  public func leave() async throws -> Bool {
    let answer = try await RoomClient(membership, limit: Self.limit).send("DELETE", "/me")
    guard [204, 403, 410].contains(answer.status) else { throw Self.refusal(answer) }
    RoomMembership.remove(from: layout)
    return answer.status == 204
  }

  private static func refusal(_ answer: RoomClient.Answer) -> Refused {
    Refused(
      description: answer.words.isEmpty ? "The room says no (\(answer.status))." : answer.words,
      status: answer.status)
  }

  /// Remembers which comments have come, and hands on those that are new.
  private mutating func heed(_ answer: RoomClient.Answer) throws -> [Comment] {
    guard answer.status == 200 else { throw Self.refusal(answer) }
    struct Said: Decodable {
      struct Comment: Decodable {
        let number: Int
        let step, text: String
      }
      let comments: [Comment]
    }
    guard let said = try? JSONDecoder().decode(Said.self, from: answer.body) else {
      throw RoomClient.Unreachable(description: "What answers there is no room.")
    }
    let new = said.comments.prefix(20).filter { !membership.heard.contains($0.number) }
    guard !new.isEmpty else { return [] }
    membership.heard = (membership.heard + new.map(\.number)).suffix(500)
    try? membership.write(to: layout)
    return new.map {
      Comment(
        step: RoomClient.line($0.step, limit: 60), text: RoomClient.line($0.text, limit: 500))
    }
  }
}
