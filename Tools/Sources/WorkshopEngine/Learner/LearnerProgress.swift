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
    /// How many tiers of hints have been shown.
    public var hints: Int?
    /// What the learner predicted before the first edit.
    public var prediction: String?

    public init() {}
  }
}
