import Foundation
import LoopbackHTTP

/// The bodies that come in, each checked for its form before anything is done with it.
enum RoomRequests {
  struct Join: Decodable {
    var name: String
    var code: String
  }

  struct Entry: Decodable {
    /// Of one step, or of as many as a plan has.
    var verdicts: [Verdict]
    /// The step that the learner is at now.
    var now: String?
    /// The comments that they have been shown.
    var heard: [Int]?
  }

  struct Ask: Decodable {
    var step: String?
    var words: String?
    var code: String?
  }

  struct Say: Decodable {
    var group: RefusalKey
    var text: String
  }

  struct Who: Decodable {
    var person: Int
  }

  /// - Throws: `RequestFault`.
  static func read<Body: Decodable>(_ type: Body.Type, from data: Data) throws -> Body {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw RequestFault(.unprocessableContent, "The body is not what this path takes.")
    }
  }
}
