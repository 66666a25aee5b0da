import Foundation

/// How far a learner has come, by step id.
public struct LearnerProgress: Codable, Sendable, Equatable {
  public static let currentSchema = 1

  public var schema = currentSchema
  public var steps: [String: Entry] = [:]
  /// The id of the route that the learner follows; the whole course without one.
  public var route: String?
  /// When the learner last did something, in seconds since 1970.
  public var lastWork: Int?
  /// How the mixed reviews went, by their ids.
  public var mixed: [String: Review]?

  public init() {}

  public struct Entry: Codable, Sendable, Equatable {
    /// What the last judgement said.
    public var status: Judgement.Status?
    /// The digest of the file that it was said of.
    public var answer: String?
    /// The digest of the file that passed last.
    public var passed: String?
    /// How many tiers of hints have been shown.
    public var hints: Int?
    /// What the learner predicted before the first edit.
    public var prediction: String?
    /// How long the learner worked on it until it first passed, in seconds.
    public var seconds: Int?
    /// How many different answers were judged until one passed, with that one.
    public var tries: Int?
    /// When it first passed, in seconds since 1970.
    public var passedOn: Int?
    /// What was asked again of it since.
    public var review: Review?
    /// The digest of our solution where `solve` put it in place.
    public var solved: String?

    public init() {}

    /// The digest of the file that passed last; older files of progress say it in another way.
    public var passedAnswer: String? { passed ?? (status == .passed ? answer : nil) }
  }

  /// How a step's question for later went.
  public struct Review: Codable, Sendable, Equatable {
    /// How many right answers came one after the other; it says when to ask again.
    public var rung: Int
    /// When it was asked last, in seconds since 1970.
    public var asked: Int
    public var right = 0
    public var wrong = 0

    public init(rung: Int, asked: Int) {
      (self.rung, self.asked) = (rung, asked)
    }
  }

  /// A pause longer than this is not counted as work, in seconds.
  public static let longestPause = 15 * 60

  /// Counts the time since the learner last did something as work on this step, unless the step has passed.
  ///
  /// - Parameter now: Seconds since 1970. A clock that was put back counts for nothing.
  mutating func noteWork(on id: String, at now: Int) {
    defer { lastWork = now }
    guard steps[id]?.passedAnswer == nil else { return }
    let past = lastWork.map { now &- $0 } ?? 0
    let counted = max(0, min(past, Self.longestPause))
    let seconds = steps[id]?.seconds ?? 0
    steps[id, default: .init()].seconds = seconds.addingReportingOverflow(counted).partialValue
  }
}
