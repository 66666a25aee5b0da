import ArgumentParser
import Foundation
import Synchronization
import WorkshopEngine
import WorkshopStaffEngine
import WorkshopVerbs

struct Soak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: StaffVerbs.Soak.name,
    abstract: StaffVerbs.Soak.abstract,
    discussion: """
      Each answer is compiled once; its checks run again and again. A mutant wavers too when no \
      check refuses it every time. One that is refused every time by the same check, and at times \
      by another as well, is shown and does not waver.
      """)

  @Argument(help: "A step or a stage; without one, the whole course.")
  var name: String?

  @Option(help: "How often the checks of each answer run.")
  var runs = 50

  @Option(
    help: """
      How many answers run side by side; as many as there are cores without it. More help where \
      answers wait for a deadline.
      """)
  var jobs: Int?

  @Flag(help: "Keep the other cores busy meanwhile.")
  var loaded = false

  @Flag(help: "Solutions and alternatives alone.")
  var onlyRight = false

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs is a number above zero.") }
    guard (1...1024).contains(jobs ?? 1) else {
      throw ValidationError("--jobs is a number from 1 to 1024.")
    }
  }

  func run() async throws {
    let session = try Session()
    let steps = try session.course.steps(named: name ?? "all")
    let bar = Mutex(ProgressBar(total: 0, tenthsFrom: 20))
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let soak = WorkshopStaffEngine.Soak(
      judge: try await session.judge(), runs: runs, jobs: jobs ?? max(2, cores))
    let load = loaded ? Load(cores: max(1, cores - 1)) : nil
    defer { load?.stop() }
    // At once: of a stage the end is an hour away.
    let tell = { @Sendable [style = session.style] (flake: WorkshopStaffEngine.Soak.Flake) in
      bar.withLock { bar in
        bar.clear()
        print(flake.isSteady ? style.dim(flake.path) : style.red(flake.path))
        for count in flake.verdicts { print("  \(count.times) times: \(count.verdict)") }
        // What cannot be written is said at the end.
        try? StandardStreams.flush()
      }
    }
    let findings = try await soak.run(steps, onlyRight: onlyRight, tell: tell) {
      done, total, label in
      bar.withLock { $0.set(done, of: total, label) }
    }
    bar.withLock { $0.clear() }
    let others = findings.alsoRefusedOtherwise.count
    print(
      """
      \(findings.answers) answers, \(findings.runs) runs of their checks\
      \(loaded ? ", the other cores busy" : ""): \(findings.flakes.count) wavered\
      \(others == 0 ? "" : ", \(others) by more checks in some runs than in others").
      """)
    if !findings.flakes.isEmpty { throw NotPassed() }
  }
}
