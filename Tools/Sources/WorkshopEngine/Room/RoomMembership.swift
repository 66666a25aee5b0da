import Foundation

/// The room that a learner has joined: where it is, and the token that shows it is them.
public struct RoomMembership: Codable, Equatable, Sendable {
  /// In numbers, so that nothing waits for a name to be looked up.
  public var host: String
  public var port: UInt16
  public var token: String
  /// What the learner is called there.
  public var name: String
  /// What the class is called.
  public var room: String
  /// The numbers of the trainer's comments that were shown.
  public var heard: [Int] = []
  /// The id of the step that the last verdict was about.
  public var step: String?

  public init(host: String, port: UInt16, token: String, name: String, room: String) {
    (self.host, self.port, self.token, self.name, self.room) = (host, port, token, name, room)
  }

  static let path = ".workshop/room.json"

  /// The room that was joined, or nil.
  public init?(of layout: CourseLayout) {
    guard let data = try? RegularFile.data(layout.url(Self.path)),
      let found = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = found
  }

  /// Keeps it, for its owner's eyes alone.
  ///
  /// - Throws: `FileTrouble`.
  public func write(to layout: CourseLayout) throws {
    try writeAtomically(
      JSONEncoder().encode(self), to: layout.url(Self.path), named: Self.path, mode: 0o600)
  }

  public static func remove(from layout: CourseLayout) {
    try? FileManager.default.removeItem(at: layout.url(path))
  }
}
