import Foundation

/// Which questions to ask again, and when: the rule of ``days``.
///
/// A step's question is first asked a day after the step passed; three days after it where the step went well: at
/// most three answers judged, and no hint. Each right answer moves it up a rung, so that it comes again after more days.
/// A wrong one sends it back to the first.
public struct ReviewPlan: Sendable {
  /// The days until a question is asked again, a number a rung.
  public static let days = [1, 3, 7, 16, 35, 90]
  /// As many as five minutes have room for.
  public static let atOnce = 4

  public struct Question: Sendable, Equatable {
    public var step: Course.Step
    /// When to ask it, in seconds since 1970.
    public var due: Int
    public var rung: Int
  }

  /// The questions of steps that passed, the one that is due longest first.
  public var questions: [Question]

  /// - Parameter steps: The steps that are asked about.
  public init(_ steps: [Course.Step], in progress: LearnerProgress, layout: CourseLayout) {
    questions = steps.filter(layout.hasReview).compactMap { step in
      guard let entry = progress.steps[step.id], entry.passedAnswer != nil else { return nil }
      let rung = Self.rung(of: entry)
      let last = entry.review?.asked ?? entry.passedOn ?? 0
      return Question(step: step, due: Self.due(after: last, rung: rung), rung: rung)
    }
    // Sorted by the days alone, equals stay in the order of the course.
    questions = questions.enumerated().sorted {
      ($0.element.due / Self.day, $0.offset) < ($1.element.due / Self.day, $1.offset)
    }.map(\.element)
  }

  /// Those that are to be asked by now.
  ///
  /// - Parameter now: Seconds since 1970.
  public func due(by now: Int) -> [Question] { questions.filter { $0.due <= now } }

  /// What is known of a question after it was answered.
  public static func answered(
    _ entry: LearnerProgress.Entry, rightly isRight: Bool, at now: Int
  ) -> LearnerProgress.Review {
    let rung = isRight ? min(rung(of: entry) + 1, days.count - 1) : 0
    var review = entry.review ?? .init(rung: 0, asked: now)
    (review.rung, review.asked) = (rung, now)
    if isRight { review.right &+= 1 } else { review.wrong &+= 1 }
    return review
  }

  private static let day = 24 * 3600

  private static func rung(of entry: LearnerProgress.Entry) -> Int {
    if let review = entry.review { return min(max(0, review.rung), days.count - 1) }
    let wentWell = (entry.hints ?? 0) == 0 && (1...3).contains(entry.tries ?? 0)
    return wentWell ? 1 : 0
  }

  /// A time that no file of progress can make overflow.
  private static func due(after last: Int, rung: Int) -> Int {
    let (sum, overflows) = last.addingReportingOverflow(days[rung] * day)
    return overflows ? 0 : sum
  }
}
