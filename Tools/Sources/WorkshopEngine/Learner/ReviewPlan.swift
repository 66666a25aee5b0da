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
    public enum Subject: Sendable, Equatable {
      case step(Course.Step)
      case faults(MixedReview)
    }

    public var subject: Subject
    /// When to ask it, in seconds since 1970.
    public var due: Int
    public var rung: Int

    /// What it is called on the command line.
    public var id: String {
      switch subject {
      case .step(let step): step.id
      case .faults(let review): review.id
      }
    }
  }

  /// The questions of steps that passed, the one that is due longest first.
  public var questions: [Question]

  /// - Parameter steps: The steps that are asked about.
  public init(_ steps: [Course.Step], in progress: LearnerProgress, layout: CourseLayout) {
    let own = steps.filter(layout.hasReview).compactMap { step -> Question? in
      guard let entry = progress.steps[step.id], entry.passedAnswer != nil else { return nil }
      let rung = Self.rung(of: entry)
      let last = entry.review?.asked ?? entry.passedOn ?? 0
      return Question(
        subject: .step(step), due: Self.due(after: last, rung: rung), rung: rung)
    }
    questions = own + Self.mixed(steps, progress, layout)
    // Sorted by the days alone, equals stay in the order of the course.
    questions = questions.enumerated().sorted {
      ($0.element.due / Self.day, $0.offset) < ($1.element.due / Self.day, $1.offset)
    }.map(\.element)
  }

  /// The mixed reviews of the stages that these steps are of, where all steps that their faults are from have passed.
  private static func mixed(
    _ steps: [Course.Step], _ progress: LearnerProgress, _ layout: CourseLayout
  ) -> [Question] {
    let stages = layout.course.stages.filter { stage in
      layout.hasMixedReview(stage) && stage.steps.contains(where: steps.contains)
    }
    return stages.compactMap { stage in
      guard let review = try? layout.mixedReview(stage) else { return nil }
      let entries = review.faults.compactMap(\.fault).map { progress.steps[$0.step] }
      guard entries.allSatisfy({ $0?.passedAnswer != nil }) else { return nil }
      let known = progress.mixed?[review.id]
      let rung = known.map(Self.rung) ?? 0
      let last = known?.asked ?? entries.compactMap { $0?.passedOn }.max() ?? 0
      return Question(
        subject: .faults(review), due: due(after: last, rung: rung), rung: rung)
    }
  }

  /// Those that are to be asked by now.
  ///
  /// - Parameter now: Seconds since 1970.
  public func due(by now: Int) -> [Question] { questions.filter { $0.due <= now } }

  /// What is known of a question after it was answered.
  public static func answered(
    _ entry: LearnerProgress.Entry, rightly isRight: Bool, at now: Int
  ) -> LearnerProgress.Review {
    answered(entry.review, from: rung(of: entry), rightly: isRight, at: now)
  }

  /// What is known of a mixed review after it was answered.
  public static func answered(
    _ review: LearnerProgress.Review?, rightly isRight: Bool, at now: Int
  ) -> LearnerProgress.Review {
    answered(review, from: review.map(rung) ?? 0, rightly: isRight, at: now)
  }

  private static func answered(
    _ review: LearnerProgress.Review?, from rung: Int, rightly isRight: Bool, at now: Int
  ) -> LearnerProgress.Review {
    var review = review ?? .init(rung: 0, asked: now)
    (review.rung, review.asked) = (isRight ? min(rung + 1, days.count - 1) : 0, now)
    if isRight { review.right &+= 1 } else { review.wrong &+= 1 }
    return review
  }

  private static func rung(of review: LearnerProgress.Review) -> Int {
    min(max(0, review.rung), days.count - 1)
  }

  private static let day = 24 * 3600

  private static func rung(of entry: LearnerProgress.Entry) -> Int {
    if let review = entry.review { return rung(of: review) }
    let wentWell = (entry.hints ?? 0) == 0 && (1...3).contains(entry.tries ?? 0)
    return wentWell ? 1 : 0
  }

  /// A time that no file of progress can make overflow.
  private static func due(after last: Int, rung: Int) -> Int {
    let (sum, overflows) = last.addingReportingOverflow(days[rung] * day)
    return overflows ? 0 : sum
  }
}
