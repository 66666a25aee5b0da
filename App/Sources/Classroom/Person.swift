/// A learner in the room, and what they have sent.
struct Person: Codable, Equatable, Sendable {
  /// Counts from 1 in the order of joining. It is no secret, and opens nothing.
  let number: Int
  var name: String
  let token: RoomToken
  /// The last verdict of each step, by its id.
  var verdicts: [String: Verdict] = [:]
  /// The id of the step that they work on.
  var now: String?
  var help: HelpCall?
  /// The numbers of the trainer's comments that they have been shown.
  var heard: Set<Int> = []

  init(number: Int, name: String, token: RoomToken = RoomToken()) {
    (self.number, self.name, self.token) = (number, name, token)
  }
}

/// A learner asks for help.
struct HelpCall: Codable, Equatable, Sendable {
  /// In seconds since 1970.
  var since: Int
  var step: String?
  var words: String?
  /// The step's file, where the learner chose to send it.
  var code: String?
}

/// What the trainer says to all in a group of refusals.
struct RoomComment: Codable, Equatable, Sendable {
  /// Counts from 1.
  let number: Int
  let group: RefusalKey
  let text: String
  /// The numbers of the people who were in the group then.
  let people: Set<Int>
}
