import Foundation
import Synchronization
import WorkshopEngine

/// Judges the same answers again and again: a verdict that wavers is a fault of the course.
///
/// Policy, build and gates are asked once, since the compiler gives the same answer to the same
/// question. What runs, and could run otherwise the next time, is linked once and run many times.
public struct Soak: Sendable {
  let linter: CourseLinter
  let runs: Int

  public init(judge: Judge, runs: Int) {
    linter = CourseLinter(judge: judge)
    self.runs = runs
  }

  /// What was run, and which answers were judged in more than one way.
  public struct Findings: Sendable, Codable {
    public var answers = 0
    public var runs = 0
    public var flakes: [Flake] = []
  }

  /// An answer whose verdict wavered.
  public struct Flake: Sendable, Codable {
    public var path: String
    /// How often each verdict came, the most frequent first.
    public var verdicts: [Count]

    public struct Count: Sendable, Codable {
      public var verdict: String
      public var times: Int
    }
  }

  /// - Parameters:
  ///   - onlyRight: Leaves out starters and mutants.
  ///   - progress: Called with what is done and how much there is.
  /// - Throws: when the toolchain cannot be run.
  public func run(
    _ steps: [Course.Step], onlyRight: Bool = false,
    progress: @escaping @Sendable (Int, Int, String) -> Void
  ) async throws -> Findings {
    let jobs = steps.flatMap(linter.judgingJobs).filter {
      !onlyRight || $0.role == .solution || $0.role == .alternative
    }
    let counts = try await linter.inParallel(jobs, progress: progress) { job in
      try await verdicts(of: job)
    }
    var findings = Findings(answers: jobs.count)
    for (job, counts) in zip(jobs, counts) {
      findings.runs += counts.values.reduce(0, +)
      guard counts.count > 1 else { continue }
      let verdicts = counts.map { Flake.Count(verdict: $0.key, times: $0.value) }
        .sorted { ($1.times, $0.verdict) < ($0.times, $1.verdict) }
      findings.flakes.append(Flake(path: job.path, verdicts: verdicts))
    }
    return findings
  }

  /// How often each verdict came; empty where a layer before the checks refuses the answer.
  private func verdicts(of job: CourseLinter.Job) async throws -> [String: Int] {
    let counts = Counts()
    let runs = runs
    var manner = Judge.Manner.inTurn
    manner.run = { program in
      var last = Judgement(step: job.step.id, status: .skipped)
      for _ in 0..<runs {
        last = try await program.run()
        counts.add(Self.describe(last))
      }
      return last
    }
    let judgement = try await linter.judge.judge(job.step, answer: job.path, manner)
    switch judgement.refusingLayer {
    case .policy, .build, .gates: return [:]
    case .checks, nil: return counts.all
    }
  }

  private static func describe(_ judgement: Judgement) -> String {
    let failed = judgement.checks.filter(\.refuses).map { "“\($0.name)”" }
    // A trap's words may name a place in memory, which is another each time.
    let why =
      judgement.status == .failed
      ? nil : judgement.explanation?.replacing(/0x[0-9a-f]+/, with: "an address")
    return ([judgement.status.rawValue] + failed.sorted() + [why].compactMap(\.self))
      .joined(separator: " ")
  }

  private final class Counts: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    var all: [String: Int] { counts.withLock { $0 } }

    func add(_ verdict: String) {
      counts.withLock { $0[verdict, default: 0] += 1 }
    }
  }
}
