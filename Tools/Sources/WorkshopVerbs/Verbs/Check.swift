import ArgumentParser
import WorkshopEngine

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge your answer: policy, build, gates, checks.",
    discussion: """
      Without a name it judges the first step of your route that you have not passed.
      Exit code 0: everything judged passed; 1: something did not; 2: usage or environment.
      """)

  @Argument(help: "A step, a stage, a route, a meeting such as two-days/2, or “all”.")
  var name: String?

  @Flag(help: "Print the judgements as JSON.")
  var json = false

  @Flag(
    help: "After a refusal, write the order of events that a check saw as a page for a browser.")
  var picture = false

  enum Sanitizer: String, ExpressibleByArgument, CaseIterable {
    case thread
  }

  @Option(
    help: ArgumentHelp(
      """
      After a pass, also run the race checks of those steps that have some, under ThreadSanitizer.
      """, valueName: "thread"))
  var sanitize: Sanitizer?

  func run() async throws {
    let session = try Session()
    let progress = await session.progress()
    var steps: [Course.Step]
    if let name {
      steps = try session.course.steps(named: name)
    } else if let next = session.workspace.nextStep(in: progress) {
      steps = [next]
    } else {
      steps = session.workspace.steps(in: progress)
      if !json {
        return print(session.style.green("✓ \(session.nothingOpen(among: steps, progress))"))
      }
    }

    let raced = sanitize == nil ? [] : steps.filter(session.layout.hasRaceChecks)
    if sanitize != nil, raced.isEmpty {
      throw Trouble(description: noRaceChecks(steps, in: session))
    }
    let judge = try await session.judge()
    if steps.count == 1, !json {
      try await Predict.offer(steps[0], session: session, judge: judge, progress: progress)
    }
    var bar = ProgressBar(total: steps.count)
    var judgements: [(step: Course.Step, judgement: Judgement)] = []
    for step in steps {
      bar.show(step.id)
      var judgement = try await session.judgeAndRecord(step, with: judge)
      if raced.contains(step), judgement.status == .passed {
        judgement = try await judge.judge(
          step, answer: session.layout.exercise(step), .forRaces)
      }
      bar.advance()
      bar.clear()
      judgements.append((step, judgement))
      if steps.count > 1, !json {
        print(session.report.summary(judgement, of: step))
        // Now, so that a reader of the first results does not wait for the other steps.
        try StandardStreams.flush()
      }
    }

    let failed = judgements.filter { $0.judgement.status != .passed }
    if json {
      try session.printJSON(
        Output(
          passed: judgements.count - failed.count, total: judgements.count,
          judgements: judgements.map(\.judgement)))
    } else {
      if steps.count == 1 {
        show(judgements[0], session: session)
      } else if let first = failed.first {
        print("")
        show(first, session: session)
      }
      if failed.isEmpty { showNext(after: steps, session: session) }
    }
    await session.tellRoom(judgements)
    if sanitize != nil, steps.count > 1 {
      session.note(
        "\(raced.count) of these \(steps.count) steps have race checks; the others were checked as always."
      )
    }
    if !failed.isEmpty { throw NotPassed() }
  }

  /// Nothing was looked for, and that is no pass.
  private func noRaceChecks(_ steps: [Course.Step], in session: Session) -> String {
    let what =
      steps.count == 1
      ? "\(steps[0].id) has no race checks." : "None of these steps has race checks."
    let others = session.course.steps.filter(session.layout.hasRaceChecks).map(\.id)
    return "\(what) These have some: \(others.joined(separator: ", "))."
  }

  private func show(_ result: (step: Course.Step, judgement: Judgement), session: Session) {
    let state = session.workspace.state(of: result.step, in: LearnerProgress())
    print(
      session.report.full(
        result.judgement, of: result.step, answer: session.layout.exercise(result.step),
        isStarter: state == .untouched, isNext: session.isNext(result.step)))
    if picture, result.judgement.status != .passed { drawPicture(of: result, session: session) }
  }

  /// Writes the page, and says where it is, or why there is none.
  private func drawPicture(
    of result: (step: Course.Step, judgement: Judgement), session: Session
  ) {
    guard let picture = RunPicture(result.judgement, of: result.step) else {
      return session.note(
        "There is no picture: no check that refused it has recorded an order of events.")
    }
    let path = ".workshop/pictures/\(result.step.id).html"
    do {
      try session.workspace.write(picture.html, to: path)
      print("  Picture: \(session.style.cyan(path))")
    } catch {
      session.note("The picture could not be written: \(told(error))")
    }
  }

  private func showNext(after steps: [Course.Step], session: Session) {
    let progress = session.workspace.store.read().progress
    print("")
    if let next = session.workspace.nextStep(in: progress, after: steps.last) {
      print("  Next: \(session.style.bold(next.title)), \(next.minutes) minutes")
      print("  \(session.style.cyan(session.layout.exercise(next)))")
    } else {
      let all = session.workspace.steps(in: progress)
      print(
        session.style.green("  That was the last one. \(session.nothingOpen(among: all, progress))")
      )
      if session.workspace.route(in: progress) != nil {
        print("  The whole course: ./workshop route all")
      }
    }
  }

  private struct Output: Encodable {
    var schema = 1
    var passed: Int
    var total: Int
    var judgements: [Judgement]
  }
}
