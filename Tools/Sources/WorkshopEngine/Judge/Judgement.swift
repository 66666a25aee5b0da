import WorkshopPolicy

/// What the workshop says of one answer.
public struct Judgement: Codable, Sendable, Equatable {
  public typealias Status = JudgementStatus
  public typealias Layer = JudgementLayer

  public var step: String
  public var status: Status
  /// What each rule, gate and check said, as far as the judging went.
  public var findings: [PolicyFinding] = []
  public var diagnostics: Diagnostics?
  public var gates: [GateResult] = []
  /// Why the checks cannot use the answer: the compiler's words about what stands between the two.
  public var adapterRefusal: String?
  public var checks: [CheckResult] = []
  /// Why a run counts as crashed, timed out, tampered or skipped.
  public var explanation: String?
  /// What the answer itself printed while it was checked.
  public var printed: String?

  public init(step: String, status: Status) {
    self.step = step
    self.status = status
  }

  /// The first layer that refused, or nil when all passed.
  public var refusingLayer: Layer? { status.refusingLayer }

  /// The compiler's own words about the answer.
  public struct Diagnostics: Codable, Sendable, Equatable {
    public var text: String
    /// Ids of the errors, in order: what hints are keyed to.
    public var ids: [String]
  }

  public struct GateResult: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable {
      case mustCompile = "must compile"
      case mustNotCompile = "must not compile"
      /// A ceiling of the step's budget, which the whole module keeps; no file says so.
      case withinBudget = "must keep within the budget"
    }

    /// The gate's file stem.
    public var name: String
    public var kind: Kind
    /// What it proves, in the words of its first line.
    public var purpose: String
    public var passed: Bool
    /// The path of the client file.
    public var path: String
    /// When refused: the compiler's words, or the lines that compiled though they must not.
    public var evidence: String?
    /// A misuse that the compiler does refuse, but for another reason than the gate names.
    public var isRefusedOtherwise: Bool?
  }

  public struct CheckResult: Codable, Sendable, Equatable {
    public enum Outcome: String, Codable, Sendable {
      case passed, failed, skipped
      /// It needs what this machine lacks, and says so.
      case leftOut = "left-out"
      /// It never ended.
      case missing
    }

    /// Its name for hints, which is independent of its words and their language: the function with its labels, such
    /// as `counts(of:)`, or of a suite's implementation the folder and the file's stem, such as
    /// `wrong/drops-doubles`.
    public var id: String
    public var name: String
    public var outcome: Outcome
    public var issues: [Issue]
    /// The name of the file that declares it.
    public var file: String?

    /// Whether it stands against a pass.
    package var refuses: Bool { outcome != .passed && outcome != .leftOut }
  }

  public struct Issue: Codable, Sendable, Equatable {
    /// What Swift Testing says, such as `Expectation failed: (isLoading → false) == true`.
    public var text: String
    /// What the check adds: the meaning, and the interleaving where one was recorded.
    public var comments: [String]
    /// The name of the file where it was recorded.
    public var file: String?
    public var line: Int?
  }
}

extension Judgement.Issue {
  /// The file and the line, as compilers write them.
  var place: String? { line.map { "\(file ?? "Checks.swift"):\($0)" } }
}

extension Judgement {
  /// What an adapter's refusal is about, in words for a learner.
  package static let adapterPurpose =
    "the checks can use what the starter declared: same names, same parameters"

  /// What refused, in words for people: rules, ids of diagnostics, names of gates and of checks.
  public var reasons: [String] { refusals(check: \.name) }

  /// What refused, as hints and a starter's stated reason know it: checks by id.
  public var keys: [String] { refusals(check: \.id) }

  private func refusals(check: KeyPath<CheckResult, String>) -> [String] {
    findings.map(\.rule) + (diagnostics?.ids ?? [])
      + gates.filter { !$0.passed }.map(\.name)
      + (adapterRefusal == nil ? [] : ["Adapter"])
      + checks.filter(\.refuses).map { $0[keyPath: check] }
  }
}
