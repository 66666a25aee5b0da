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

  @Flag(help: "Keep the other cores busy meanwhile.")
  var loaded = false

  @Flag(help: "Solutions and alternatives alone.")
  var onlyRight = false

  func validate() throws {
    guard runs > 0 else { throw ValidationError("--runs is a number above zero.") }
  }

  func run() async throws {
    let session = try Session()
    let steps = try session.course.steps(named: name ?? "all")
    let bar = Mutex(ProgressBar(total: 0))
    let soak = WorkshopStaffEngine.Soak(judge: try await session.judge(), runs: runs)
    let load = loaded ? Load(cores: max(1, ProcessInfo.processInfo.activeProcessorCount - 1)) : nil
    defer { load?.stop() }
    let findings = try await soak.run(steps, onlyRight: onlyRight) { done, total, label in
      bar.withLock { $0.set(done, of: total, label) }
    }
    bar.withLock { $0.clear() }
    show(findings.alsoRefusedOtherwise, session.style.dim)
    show(findings.flakes, session.style.red)
    let others = findings.alsoRefusedOtherwise.count
    print(
      """
      \(findings.answers) answers, \(findings.runs) runs of their checks\
      \(loaded ? ", the other cores busy" : ""): \(findings.flakes.count) wavered\
      \(others == 0 ? "" : ", \(others) by more checks in some runs than in others").
      """)
    if !findings.flakes.isEmpty { throw NotPassed() }
  }

  private func show(_ flakes: [WorkshopStaffEngine.Soak.Flake], _ colour: (String) -> String) {
    for flake in flakes {
      print(colour(flake.path))
      for count in flake.verdicts { print("  \(count.times) times: \(count.verdict)") }
    }
  }
}
