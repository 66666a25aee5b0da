import ArgumentParser
import Foundation
import WorkshopEngine

struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run what a stage ends with, built from your answers.",
    discussion: """
      A stage ends with a program in Playgrounds/ that puts the answers to its steps together. It \
      uses yours where they have passed, and ours elsewhere. A stage of views opens a gallery in a \
      browser window of this machine instead, also of answers that build and have not passed yet. \
      Ctrl-C ends it. With --text such a stage runs its program, if it has one. Stage 13 shows the \
      employee glass app, with your files in the place of ours where they have passed. Stage 11 \
      runs two of your suites with that app, too.
      """)

  @Argument(help: "A stage, by number or name; without one, that of your next step.")
  var stage: String?

  @Option(
    help: """
      The port of 127.0.0.1 for a gallery (default: 8091) or the app (default: 8090); 0 lets the \
      system choose one.
      """)
  var port: UInt16?

  @Flag(help: "Run the program of a stage that has a gallery too.")
  var text = false

  @Flag(help: "Have the app take your files that build too, to see what is wrong in them.")
  var unfinished = false

  @Argument(
    parsing: .postTerminator,
    help: "Behind `--`: options of the app, such as --employees 100000 or --data FOLDER.")
  var appOptions: [String] = []

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    let stage = try session.stage(named: stage, progress)
    if let app = AppOfPieces(of: stage, in: session.layout) {
      return try await open(app, session, progress)
    }
    let noApp = Trouble(
      description:
        "Stage \(stage.number) has no app that --unfinished or options behind -- are for.")
    guard appOptions.isEmpty else { throw noApp }
    if !text, let gallery = StageGallery(of: stage, in: session.layout) {
      guard !unfinished else { throw noApp }
      return try await open(gallery, session, progress)
    }
    let program = try StageProgram(of: stage, in: session.layout)
    guard !unfinished || !program.pieces.isEmpty else { throw noApp }
    let judge = try await session.judge()
    let style = session.style

    var answers: [String: String] = [:]
    var unpassed: Set<String> = []
    let steps = program.steps + program.pieces
    var bar = ProgressBar(total: steps.count)
    for step in steps {
      bar.show(step.id)
      if session.workspace.state(of: step, in: progress) != .untouched {
        let status = try await session.judgeAndRecord(step, with: judge).status
        if status == .passed || unfinished && step.isPiece && Self.builds(status) {
          answers[step.id] = session.layout.exercise(step)
        }
        if status != .passed { unpassed.insert(step.id) }
      }
      bar.advance()
    }
    bar.clear()
    print(style.bold("Stage \(stage.number): \(stage.title)"))
    for step in program.steps {
      let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
      print(
        answers[step.id] != nil
          ? "  \(style.green("✓")) \(id) your answer"
          : "  · \(id) " + style.dim("ours, until yours passes"))
    }
    for step in program.pieces where answers[step.id] != nil {
      let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
      print(
        unpassed.contains(step.id)
          ? "  \(style.red("✗")) \(id) your piece of the app, which has not passed yet"
          : "  \(style.green("✓")) \(id) your piece of the app")
    }
    print("")
    do {
      print(try await judge.run(program, answers: answers), terminator: "")
    } catch let trouble as StageProgram.DidNotEnd {
      print(trouble.printed, terminator: "")
      throw trouble
    }
    print("")
    print(style.dim("  The program is \(program.path). Change it, and run it again."))
  }

  /// Whether an answer that has not passed can be a part of a program all the same.
  private static func builds(_ status: JudgementStatus) -> Bool {
    [.gate, .failed, .crashed, .timedOut].contains(status)
  }

  /// Shows a gallery until Ctrl-C. It takes this process over, so that the signal is its own.
  private func open(
    _ gallery: StageGallery, _ session: Session, _ progress: LearnerProgress
  ) async throws {
    let judge = try await session.judge()
    let style = session.style
    var answers: [String: StageGallery.Answer] = [:]
    print(style.bold("Stage \(gallery.stage.number): \(gallery.stage.title)"))
    for step in gallery.steps {
      let answer = try await answer(to: step, session, progress, judge)
      answers[step.id] = answer
      let id = step.id.padding(toLength: max(28, step.id.count), withPad: " ", startingAt: 0)
      print("  \(answer.isYours ? style.green("✓") : "·") \(id) \(answer.note)")
    }
    print("")
    try gallery.write(answers)
    let bar = ProgressBar(total: 0)
    session.note("Building the gallery (the first time takes about a minute)")
    defer { bar.clear() }
    let program = try await gallery.build(with: judge.swift) { bar.say($0) }
    bar.clear()
    try StandardStreams.flush()
    try Session.become(
      program,
      [
        "--port", "\(port ?? 8091)", "--token-file",
        session.layout.url(".workshop/window-token").path,
      ])
  }

  /// Shows the app until Ctrl-C, with the learner's files where they have passed.
  private func open(
    _ app: AppOfPieces, _ session: Session, _ progress: LearnerProgress
  ) async throws {
    let judge = try await session.judge()
    let style = session.style
    var answers: [String: String] = [:]
    var unpassed: Set<String> = []
    print(style.bold("Stage \(app.stage.number): \(app.stage.title)"))
    for step in app.steps {
      let id = step.id.padding(toLength: max(16, step.id.count), withPad: " ", startingAt: 0)
      guard session.workspace.state(of: step, in: progress) != .untouched || unfinished else {
        print("  · \(id) " + style.dim("ours: you have not begun"))
        continue
      }
      let status = try await session.judgeAndRecord(step, with: judge).status
      let isTaken = status == .passed || unfinished && Self.builds(status)
      if isTaken { answers[step.id] = session.layout.exercise(step) }
      if isTaken, status != .passed { unpassed.insert(step.id) }
      switch (isTaken, status) {
      case (_, .passed): print("  \(style.green("✓")) \(id) your file")
      case (true, _): print("  \(style.red("✗")) \(id) your file, which has not passed yet")
      default:
        print(
          "  · \(id) " + style.dim("ours, until yours passes: \(style.program) check \(step.id)"))
      }
    }
    print("")
    try app.write(answers)
    let bar = ProgressBar(total: 0)
    session.note("Building the app (the first time takes some minutes)")
    defer { bar.clear() }
    let program = try await app.build(with: judge.swift) { bar.say($0) }
    bar.clear()
    try StandardStreams.flush()
    try Session.become(
      program,
      app.words(answers, unfinished: unpassed) + [
        "--port", "\(port ?? 8090)", "--token-file",
        session.layout.url(".workshop/window-token").path,
      ] + appOptions)
  }

  /// The learner's answer where it builds, with the words of `check` where it does not.
  private func answer(
    to step: Course.Step, _ session: Session, _ progress: LearnerProgress, _ judge: Judge
  ) async throws -> StageGallery.Answer {
    func ours(_ why: String) -> StageGallery.Answer {
      .init(path: session.layout.solution(step), isYours: false, note: "Our answer: \(why).")
    }
    guard session.workspace.state(of: step, in: progress) != .untouched else {
      return ours("you have not begun")
    }
    let judgement = try await session.judgeAndRecord(step, with: judge)
    let exercise = session.layout.exercise(step)
    switch judgement.status {
    case .passed: return .init(path: exercise, isYours: true, note: "Your answer.")
    case .gate where judgement.adapterRefusal == nil, .failed:
      return .init(path: exercise, isYours: true, note: "Your answer, which has not passed yet.")
    default:
      print(
        session.report.full(
          judgement, of: step, answer: exercise, isStarter: false, isNext: session.isNext(step)))
      return ours(
        judgement.status == .doesNotBuild ? "yours does not build" : "yours cannot be shown")
    }
  }
}
