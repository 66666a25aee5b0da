import Foundation

/// How far a learner has come, by step id.
public struct LearnerProgress: Codable, Sendable, Equatable {
  public static let currentSchema = 1

  public var schema = currentSchema
  public var steps: [String: Entry] = [:]

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

    public init() {}

    /// The digest of the file that passed last; older files of progress say it in another way.
    public var passedAnswer: String? { passed ?? (status == .passed ? answer : nil) }
  }
}
