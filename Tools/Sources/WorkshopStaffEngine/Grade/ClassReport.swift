import WorkshopEngine

/// What became of a class: a row for each submission.
public struct ClassReport: Sendable, Equatable {
  public var course: GradeReport.CourseSummary
  public var toolchain: String
  public var stages: [Course.Stage]
  public var rows: [Row]

  public struct Row: Sendable, Equatable {
    public var name: String
    public var totals = GradeReport.Tally()
    public var stages: [GradeReport.StageSummary] = []
    public var steps: [Step] = []
    /// Why it could not be graded at all.
    public var unusable: String?

    /// Whether it was graded, and all steps passed.
    public var isComplete: Bool { unusable == nil && totals.passed == totals.steps }
  }

  public struct Step: Sendable, Equatable {
    public var id: String
    public var status: Judgement.Status
    public var points: Int
    /// Whether it is the starter as it came, or is not there.
    public var isUntouched: Bool
    /// What refused, in words of the course and the compiler.
    public var outcome: String
  }

  /// A step as a class did it.
  struct StepSummary: Equatable {
    var step: Course.Step
    var passed = 0
    /// Answers that were refused, also where they could not be judged; starters as they came are none.
    var refused = 0
    /// Starters as they came, and files that are not there.
    var untouched = 0
    /// What refused most answers, and how many.
    var mostCommon: (outcome: String, count: Int)?

    static func == (one: Self, other: Self) -> Bool {
      one.step == other.step && one.passed == other.passed && one.refused == other.refused
        && one.untouched == other.untouched
        && one.mostCommon?.outcome == other.mostCommon?.outcome
        && one.mostCommon?.count == other.mostCommon?.count
    }
  }

  /// The steps in the order of the course.
  var stepSummaries: [StepSummary] {
    let steps = stages.flatMap(\.steps)
    var summaries = steps.map { StepSummary(step: $0) }
    var outcomes = [[String: Int]](repeating: [:], count: steps.count)
    for row in rows where row.unusable == nil {
      for (index, step) in row.steps.enumerated() where index < steps.count {
        if step.status == .passed {
          summaries[index].passed += 1
        } else if step.isUntouched {
          summaries[index].untouched += 1
        } else {
          summaries[index].refused += 1
          outcomes[index][step.outcome, default: 0] += 1
        }
      }
    }
    for (index, counts) in outcomes.enumerated() {
      // Of equals the first by name: the overview is the same after each run.
      summaries[index].mostCommon =
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
    return summaries
  }
}

extension ClassReport.Row {
  init(name: String, unusable: String) {
    self.name = name
    self.unusable = unusable
  }

  init(name: String, _ report: GradeReport) {
    self.name = name
    totals = report.totals
    stages = report.stages
    steps = report.steps.map {
      .init(
        id: $0.id, status: $0.status, points: $0.points, isUntouched: $0.isStarter || $0.isMissing,
        outcome: $0.outcome)
    }
  }
}
