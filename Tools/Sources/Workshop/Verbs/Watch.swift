import ArgumentParser
import Foundation
import WorkshopEngine

struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge again at every save, and go on to the next step after a pass.")

  @Argument(help: "A step to stay with; without one, the first that you have not passed.")
  var name: String?

  func run() async throws {
    let session = try Session()
    let judge = try await session.judge()
    var previous: Course.Step?
    while let step = try await chosenStep(session, after: previous) {
      var seen: Data?
      var passed = false
      while !passed || name != nil {
        let file = session.layout.url(session.layout.exercise(step))
        let now = try? Data(contentsOf: file)
        if now == seen, now != nil || passed {
          // Looking at one small file is cheap, and works on every system and file system.
          try await Task.sleep(for: .milliseconds(150))
          continue
        }
        seen = now
        try await judgeOnce(step, session: session, judge: judge, passed: &passed)
        if now == nil { try await Task.sleep(for: .milliseconds(500)) }
      }
      previous = step
    }
    print(session.style.green("✓ All \(session.course.steps.count) steps are passed."))
  }

  private func chosenStep(_ session: Session, after previous: Course.Step?) async throws
    -> Course.Step?
  {
    if let name { return try session.course.step(named: name) }
    return session.workspace.nextStep(in: try await session.progress(), after: previous)
  }

  private func judgeOnce(
    _ step: Course.Step, session: Session, judge: Judge, passed: inout Bool
  ) async throws {
    let judgement = try await session.judgeAndRecord(step, with: judge)
    passed = judgement.status == .passed
    if session.isInteractive { print("\u{1B}[2J\u{1B}[H", terminator: "") }
    let state = session.workspace.state(of: step, in: LearnerProgress())
    print(
      session.report.full(
        judgement, of: step, answer: session.layout.exercise(step), isStarter: state == .untouched))
    print("")
    let words = passed && name == nil ? "Passed." : "Watching \(session.layout.exercise(step))."
    print(session.style.dim("  \(words) Ctrl-C ends."))
    fflush(nil)
  }
}
