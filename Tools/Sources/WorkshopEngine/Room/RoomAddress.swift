import Foundation

/// Where a room is, and the code of its class: `192.168.1.20:8070/k7mxq4`.
public struct RoomAddress: Equatable, Sendable {
  public var host: String
  public var port: UInt16
  /// What shows that a learner was told the address.
  public var code: String

  /// The text that a person typed is no address of a room.
  public struct Malformed: UserFacingError {
    public var description: String
  }

  /// - Throws: `Malformed`.
  public init(_ text: String) throws {
    let pattern = /(?:http:\/\/)?([A-Za-z0-9.-]{1,253}):([0-9]{1,5})\/([A-Za-z0-9]{1,32})\/?/
    guard let match = text.wholeMatch(of: pattern), let port = UInt16(match.2), port > 0 else {
      throw Malformed(
        description: """
          That is no address of a room. Your trainer's screen shows it: a name or numbers, a port and the class's code, \
          such as 192.168.1.20:8070/k7mxq4
          """)
    }
    (host, self.port, code) = (String(match.1), port, match.3.lowercased())
  }
}
