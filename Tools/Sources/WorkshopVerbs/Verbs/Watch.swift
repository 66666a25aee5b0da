import ArgumentParser
import Foundation
import WorkshopEngine

struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Judge again at every save, and go on to the next step after a pass.")

  @Argument(help: "A step to stay with, or a stage or a route to go through; without one, yours.")
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
    let progress = session.workspace.store.read().progress
    print(
      session.style.green("✓ \(session.nothingOpen(among: try steps(session, progress), progress))")
    )
  }

  private func chosenStep(_ session: Session, after previous: Course.Step?) async throws
    -> Course.Step?
  {
    let progress = await session.progress()
    let steps = try steps(session, progress)
    if name != nil, steps.count == 1 { return steps[0] }
    return session.workspace.nextStep(among: steps, in: progress, after: previous)
  }

  private func steps(_ session: Session, _ progress: LearnerProgress) throws -> [Course.Step] {
    try name.map(session.course.steps(named:)) ?? session.workspace.steps(in: progress)
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
        try await Task.sleep(for: .milliseconds(20))
        // Once the reader of a pipe has gone, there is no reason to watch.
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
          judgement, of: step, answer: path, isStarter: isStarter, isNext: session.isNext(step),
          isWatched: true))
      await session.tellRoom([(step, judgement)])
      let progress = session.workspace.store.read().progress
      let steps = try steps(session, progress)
      if judgement.status == .passed, name == nil || steps.count > 1 {
        guard session.workspace.nextStep(among: steps, in: progress) != nil else { return }
        print(session.style.dim("\n  Enter for the next step, Ctrl-C ends."))
        try StandardStreams.flush()
        // Without a terminal there is no Enter to wait for: the next step follows at once.
        if session.isInteractive { _ = readLine() }
        return
      }
      let time = Date().formatted(date: .omitted, time: .standard)
      print("\n" + session.report.watching(step, answer: path, at: time))
      try StandardStreams.flush()
    }
  }

  private func clearScreen() {
    if isatty(1) == 1 { print("\u{1B}[2J\u{1B}[H", terminator: "") }
  }
}
