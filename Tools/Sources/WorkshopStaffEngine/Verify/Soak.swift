import Foundation
import Synchronization
import WorkshopEngine

/// Judges the same answers again and again: a verdict that wavers is a fault of the course.
///
/// A verdict is steady when all runs pass, or when all refuse and at least one reason is given in all
/// of them. An answer with a race may be refused by more checks in one run than in the next, and may
/// hang or not; as long as one and the same check refuses it every time, or it crashes in the same
/// way, what its author reads is no matter of luck.
///
/// Policy, build and gates are asked once, since the compiler gives the same answer to the same
/// question. What runs, and could run otherwise the next time, is linked once and run many times.
public struct Soak: Sendable {
  let linter: CourseLinter
  let runs: Int

  /// - Parameter jobs: How many answers run side by side.
  public init(judge: Judge, runs: Int, jobs: Int = 2) {
    linter = CourseLinter(judge: judge, workers: jobs)
    self.runs = runs
  }

  /// What was run, and which answers were judged in more than one way.
  public struct Findings: Sendable, Codable {
    public var answers = 0
    public var runs = 0
    /// Those whose verdict wavered.
    public var flakes: [Flake] = []
    /// Those that were refused alike each time, and now and then by another check too.
    public var alsoRefusedOtherwise: [Flake] = []
  }

  /// An answer that was judged in more than one way.
  public struct Flake: Sendable, Codable {
    public var path: String
    /// Whether all runs refused, and one reason was given in all of them.
    public var isSteady: Bool
    /// How often each verdict came, the most frequent first.
    public var verdicts: [Count]

    public struct Count: Sendable, Codable {
      public var verdict: String
      public var times: Int
    }
  }

  /// - Parameters:
  ///   - onlyRight: Leaves out starters and mutants.
  ///   - tell: Called with each answer that was judged in more than one way, as soon as that is known.
  ///   - progress: Called with what is done and how much there is.
  /// - Throws: when the toolchain cannot be run.
  public func run(
    _ steps: [Course.Step], onlyRight: Bool = false,
    tell: @escaping @Sendable (Flake) -> Void = { _ in },
    progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> Findings {
    let jobs = steps.flatMap(linter.judgingJobs).filter {
      !onlyRight || $0.role == .solution || $0.role == .alternative
    }
    let judged = try await linter.inParallel(jobs, progress: progress) { job in
      let counts = try await verdicts(of: job)
      let flake = Flake(path: job.path, counts)
      if let flake { tell(flake) }
      return (runs: counts.values.reduce(0, +), flake: flake)
    }
    let flakes = judged.compactMap(\.flake)
    return Findings(
      answers: jobs.count, runs: judged.map(\.runs).reduce(0, +),
      flakes: flakes.filter { !$0.isSteady }, alsoRefusedOtherwise: flakes.filter(\.isSteady))
  }

  /// How often each verdict came; empty where a layer before the checks refuses the answer.
  private func verdicts(of job: CourseLinter.Job) async throws -> [Verdict: Int] {
    let counts = Counts()
    let runs = runs
    var manner = Judge.Manner.inTurn
    manner.run = { program in
      var last = Judgement(step: job.step.id, status: .skipped)
      for _ in 0..<runs {
        last = try await program.run()
        counts.add(Verdict(last))
      }
      return last
    }
    let judgement = try await linter.judge.judge(job.step, answer: job.path, manner)
    switch judgement.refusingLayer {
    case .policy, .build, .gates: return [:]
    case .checks, nil: return counts.all
    }
  }

  /// How a run ended, and all that was said against the answer.
  struct Verdict: Hashable, CustomStringConvertible {
    var status: Judgement.Status
    var reasons: Set<String>

    init(_ judgement: Judgement) {
      status = judgement.status
      reasons = Set(judgement.checks.filter(\.refuses).map { "“\($0.name)”" })
      guard status != .failed, let explanation = judgement.explanation else { return }
      // A trap's words may name a place in memory, and the check that ran when it came: another each time.
      let words = explanation.replacing(/0x[0-9a-f]+/, with: "an address")
        .replacing(#/ during “.*?”/#, with: "")
      reasons.formUnion(words.split(separator: "\n").map(String.init))
    }

    init(_ status: Judgement.Status, _ reasons: Set<String>) {
      self.status = status
      self.reasons = reasons
    }

    var description: String { ([status.rawValue] + reasons.sorted()).joined(separator: " ") }

    /// Whether all are the same, or have one reason in common. A pass has none.
    static func areSteady(_ verdicts: [Verdict]) -> Bool {
      guard let first = verdicts.first else { return true }
      let common = verdicts.dropFirst().reduce(first.reasons) { $0.intersection($1.reasons) }
      return !common.isEmpty || verdicts.allSatisfy { $0 == first }
    }
  }

  private final class Counts: Sendable {
    private let counts = Mutex<[Verdict: Int]>([:])

    var all: [Verdict: Int] { counts.withLock { $0 } }

    func add(_ verdict: Verdict) {
      counts.withLock { $0[verdict, default: 0] += 1 }
    }
  }
}

extension Soak.Flake {
  /// Nil where all runs came to one verdict.
  fileprivate init?(path: String, _ counts: [Soak.Verdict: Int]) {
    guard counts.count > 1 else { return nil }
    let verdicts = counts.map { Count(verdict: $0.key.description, times: $0.value) }
    self.init(
      path: path, isSteady: Soak.Verdict.areSteady(Array(counts.keys)),
      verdicts: verdicts.sorted { ($1.times, $0.verdict) < ($0.times, $1.verdict) })
  }
}
