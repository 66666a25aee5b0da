import ArgumentParser
import Foundation
import WorkshopEngine

struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Judge again at every save, and go on to the next step after a pass.")

  @Argument(help: "A step to stay with; without one, the first that you have not passed.")
  var name: String?

  func run() async throws {
    let session = try Session()
    let judge = try await session.judge().withCompilersOnStandby()
    var previous: Course.Step?
    while let step = try await chosenStep(session, after: previous) {
      if session.isInteractive {
        clearScreen()
        try await Predict.offer(
          step, session: session, judge: judge, progress: session.progress())
      }
      try await watch(step, session: session, judge: judge)
      previous = step
    }
    print(session.style.green("✓ All \(session.course.steps.count) steps are passed."))
  }

  private func chosenStep(_ session: Session, after previous: Course.Step?) async throws
    -> Course.Step?
  {
    if let name { return try session.course.step(named: name) }
    return session.workspace.nextStep(in: await session.progress(), after: previous)
  }

  /// Judges at every change of the file, until it passes; a step that was named is never left.
  private func watch(_ step: Course.Step, session: Session, judge: Judge) async throws {
    let path = session.layout.exercise(step)
    var seen: String??
    var verdicts = 0
    while true {
      let now = session.workspace.digest(of: step)
      guard seen != .some(now) else {
        // Looking at one small file is cheap, and works on every system and file system.
        try await Task.sleep(for: .milliseconds(50))
        // Nobody is left to watch for where the reader of a pipe has gone.
        try StandardStreams.flush()
        continue
      }
      seen = .some(now)
      // Saved once more meanwhile: the next turn sees it.
      guard let judgement = try await session.judgedUnlessChanged(step, with: judge) else {
        seen = nil
        continue
      }
      clearScreen()
      if isatty(1) != 1, verdicts > 0 { print(String(repeating: "─", count: 40) + "\n") }
      verdicts += 1
      let isStarter = session.workspace.state(of: step, in: LearnerProgress()) == .untouched
      print(
        session.report.full(
          judgement, of: step, answer: path, isStarter: isStarter, isNext: session.isNext(step)))
      if judgement.status == .passed, name == nil {
        guard session.workspace.nextStep(in: session.workspace.store.read().progress) != nil else {
          return
        }
        print(session.style.dim("\n  Enter for the next step, Ctrl-C ends."))
        try StandardStreams.flush()
        // Without a terminal nobody presses Enter: the next step follows at once.
        if session.isInteractive { _ = readLine() }
        return
      }
      print(
        session.style.dim(
          """

            Judged at \(Date().formatted(date: .omitted, time: .standard)). Watching for the next save of
            \(path). For a hint, \(session.style.command("hint", step.id)) in another window. Ctrl-C ends.
          """))
      try StandardStreams.flush()
    }
  }

  private func clearScreen() {
    if isatty(1) == 1 { print("\u{1B}[2J\u{1B}[H", terminator: "") }
  }
}
