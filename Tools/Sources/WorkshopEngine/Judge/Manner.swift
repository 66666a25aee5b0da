extension Judge {
  /// How an answer is judged: by which layers, in which order of work, and for whom.
  public struct Manner: Sendable {
    enum Work: Sendable {
      /// All layers at once, for a learner who waits.
      case sideBySide
      /// An answer that one layer refuses is no work for the next: for a linter and a grader, who judge
      /// hundreds.
      case inTurn
    }

    /// Nil for all that judge a step of its kind.
    var layers: [JudgingLayer]?
    var work: Work
    /// Whether the compiler may colour its words.
    var colour = false
    /// Whether the judgement comes from the cache where nothing that it depends on has changed. Not for a
    /// learner's own answer: code with a race may answer otherwise the next time.
    var isRemembered = false
    /// What is done with an answer that is linked with its checks.
    package var run: @Sendable (any LinkedAnswer) async throws -> Judgement = { try await $0.run() }

    /// For a learner who waits; the compiler reads the file where it is.
    public static func waitedFor(colour: Bool = false) -> Manner {
      Manner(work: .sideBySide, colour: colour)
    }
    /// For one of many answers.
    public static let inTurn = Manner(work: .inTurn)
    /// For the linter, which judges the same files again and again.
    public static let remembered = Manner(work: .inTurn, isRemembered: true)
    /// By the race checks alone, under ThreadSanitizer.
    public static let forRaces = Manner(layers: [.races], work: .inTurn)
  }
}
