import WorkshopEngine

/// What a grading found: the contents of `report.json`.
///
/// `Docs/report.schema.json` describes its JSON. Texts that a student's code can influence are cut,
/// and hold no control characters.
public struct GradeReport: Codable, Sendable, Equatable {
  public static let currentSchema = 1

  public var schema = Self.currentSchema
  public var course: CourseSummary
  /// The first line of `swiftc --version`.
  public var toolchain: String
  public var confinement: ConfinementSummary
  public var totals: Tally
  public var stages: [StageSummary]
  public var steps: [StepReport]
  /// When it was graded, in UTC as ISO 8601 has it.
  public var gradedAt: String?
  /// A keyed digest of all the rest, which `./workshop confirm` compares.
  public var seal: String?

  public struct CourseSummary: Codable, Sendable, Equatable {
    public var title: String
    /// SHA-256 of everything that judges: two reports with the same digest were judged alike.
    public var digest: String
  }

  /// How what was handed in was kept from doing harm while its checks ran.
  public struct ConfinementSummary: Codable, Sendable, Equatable {
    public var strategy: Confinement.Strategy
    /// What this strategy does not hold back.
    public var warning: String?
  }

  public struct Tally: Codable, Sendable, Equatable {
    public var steps = 0
    public var passed = 0
    public var points = 0
    public var maxPoints = 0
  }

  public struct StageSummary: Codable, Sendable, Equatable {
    public var number: Int
    public var name: String
    public var title: String
    public var totals: Tally
  }

  public struct StepReport: Codable, Sendable, Equatable {
    public var id: String
    public var stage: Int
    public var title: String
    public var status: Judgement.Status
    public var points: Int
    public var maxPoints: Int
    /// The first layer that refused.
    public var refusedBy: Judgement.Layer?
    /// Why, in names: policy rules, diagnostic ids, gates and checks.
    public var reasons: [String]
    /// Whether the file is the starter, as the course gives it.
    public var isStarter: Bool
    public var gates: [Gate]
    public var checks: [Check]
    /// What a person needs to see why, in the judge's and the compiler's words.
    public var details: [String]
    /// Nil where nothing was judged.
    public var file: File?

    /// Whether nothing lies at the step's path.
    var isMissing: Bool { file == nil && details.contains { $0.hasSuffix(Self.isNotThere) } }
    /// How the words about a file end that is not there.
    static let isNotThere = " is not in the submission."
  }

  public struct Gate: Codable, Sendable, Equatable {
    public var name: String
    public var purpose: String
    public var passed: Bool
  }

  public struct Check: Codable, Sendable, Equatable {
    /// The function with its labels, such as `counts(of:)`, or of a suite's implementation `wrong/drops-doubles`.
    public var id: String
    public var name: String
    public var outcome: Judgement.CheckResult.Outcome
  }

  public struct File: Codable, Sendable, Equatable {
    public var path: String
    public var bytes: Int
    public var sha256: String
  }
}

extension GradeReport {
  /// Whether every step that was asked for passed.
  public var isComplete: Bool { totals.passed == totals.steps }

  init(
    course: CourseSummary, toolchain: String, confinement: ConfinementSummary,
    stages: [Course.Stage], steps: [StepReport]
  ) {
    self.course = course
    self.toolchain = toolchain
    self.confinement = confinement
    self.steps = steps
    totals = Tally(steps)
    self.stages = stages.map { stage in
      StageSummary(
        number: stage.number, name: stage.name, title: stage.title,
        totals: Tally(steps.filter { $0.stage == stage.number }))
    }
  }
}

extension GradeReport.Tally {
  init(_ steps: [GradeReport.StepReport]) {
    self.init(
      steps: steps.count, passed: steps.count { $0.status == .passed },
      points: steps.reduce(0) { $0 + $1.points }, maxPoints: steps.reduce(0) { $0 + $1.maxPoints })
  }
}
