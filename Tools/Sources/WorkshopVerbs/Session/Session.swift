import Foundation
import WorkshopEngine

/// What every verb needs: the course, the learner's workspace, and how to print.
package struct Session {
  package let layout: CourseLayout
  package let workspace: Workspace
  package let style = Style(descriptor: 1, course: CommandWords.given.course)

  /// - Throws: `Trouble` outside a course, `CourseError`.
  package init() throws {
    let root = try CommandWords.given.ownCourse() ?? Self.findRoot()
    var layout = try CourseLayout(root: root)
    if let language = ProcessInfo.processInfo.environment["WORKSHOP_LANGUAGE"],
      !language.isEmpty, language != "en"
    {
      layout.translation = try Translation(language, in: layout)
    }
    self.layout = layout
    workspace = Workspace(layout: layout)
  }

  package var course: Course { layout.course }
  var report: JudgementReport { JudgementReport(layout: layout, style: style) }

  /// Both ends are a person's terminal.
  var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Finds the toolchain and opens the cache.
  ///
  /// - Parameter confine: Says how answers are confined; not at all, unless it is given.
  /// - Throws: `ToolchainError`, what `confine` throws, or `Trouble` where nothing can be written.
  package func judge(
    confinedBy confine: (CourseLayout, Toolchain) async throws -> Confinement = { _, _ in .none }
  ) async throws -> Judge {
    let folder = try workspace.cacheFolder()
    let toolchain = try await Toolchain.discover(cacheFolder: folder)
    let cache = Cache(root: folder)
    cache.pruneNowAndThen(keeping: 10_000)
    return Judge(
      layout: layout, toolchain: toolchain, cache: cache,
      confinement: try await confine(layout, toolchain))
  }

  /// The learner's progress. An unreadable file is set aside and rebuilt by judging again.
  package func progress() async -> LearnerProgress {
    let reading = workspace.store.read()
    guard let fault = reading.fault else { return reading.progress }
    guard let aside = reading.setAside else {
      note("Your progress, .workshop/progress.json, \(fault). It is left as it is.")
      return reading.progress
    }
    note(
      """
      Your progress, .workshop/progress.json, \(fault).
      It is kept as .workshop/\(aside.lastPathComponent), and your answers are judged again.
      """)
    do {
      try await judgeAllEdited()
    } catch {
      note("\(told(error))\nSo they are not judged now. Later, ./workshop check all does that.")
    }
    return workspace.store.read().progress
  }

  private func judgeAllEdited() async throws {
    let judge = try await judge()
    var bar = ProgressBar(total: course.steps.count)
    defer { bar.clear() }
    for step in course.steps {
      bar.show(step.id)
      if workspace.state(of: step, in: LearnerProgress()) == .edited {
        _ = try await judgeAndRecord(step, with: judge)
      }
      bar.advance()
    }
  }

  func judgeAndRecord(_ step: Course.Step, with judge: Judge) async throws -> Judgement {
    let digest = workspace.digest(of: step)
    let judgement = try await judge.judge(
      step, answer: layout.exercise(step), .waitedFor(colour: style.colour))
    save { try workspace.record(judgement, of: step, digest: digest) }
    return judgement
  }

  /// - Throws: `Trouble` where there is nothing to judge, with what brings a file back.
  func refuseUnreadable(_ step: Course.Step) throws {
    do {
      try workspace.refuseUnreadable(step)
    } catch {
      throw Trouble(
        description:
          "\(told(error))\nNext: \(style.command("reset", step.id)) brings the starter back.")
    }
  }

  /// Nil where the file was saved while it was being judged.
  func judgedUnlessChanged(_ step: Course.Step, with judge: Judge) async throws -> Judgement? {
    do {
      return try await judgeAndRecord(step, with: judge)
    } catch let error as any UserFacingError where Judge.isChangeOfSource(error) {
      return nil
    }
  }

  /// The stage that a word stands for, or that of the next step.
  ///
  /// - Throws: `UnknownName`.
  func stage(named word: String?, _ progress: LearnerProgress) throws -> Course.Stage {
    if let word { return try course.stage(named: word) }
    let step = workspace.nextStep(in: progress) ?? course.steps.last
    return step.map(course.stage(of:)) ?? course.stages[0]
  }

  /// The step that a word on the command line stands for: of several, as of a stage or a route, the first that is open.
  ///
  /// Without a word it is the next one.
  ///
  /// - Throws: `UnknownName`, or `Trouble` where nothing is open.
  func openStep(named word: String?, _ progress: LearnerProgress, verb: String) throws
    -> Course.Step
  {
    let steps = try word.map(course.steps(named:)) ?? workspace.steps(in: progress)
    if let word, steps.isEmpty { throw Trouble(description: "\(quoted(word)) has no steps yet.") }
    if word != nil, steps.count == 1 { return steps[0] }
    guard let step = workspace.nextStep(among: steps, in: progress) else {
      throw Trouble(
        description:
          "\(nothingOpen(among: steps, progress)) Name a step: ./workshop \(verb) STEP")
    }
    return step
  }

  /// Says that of these steps none is left, and does not call passed what `solve` put in place.
  func nothingOpen(among steps: [Course.Step], _ progress: LearnerProgress) -> String {
    let solved = steps.count { workspace.state(of: $0, in: progress) == .solved }
    let all = "All \(steps.count) steps"
    let whole = workspace.route(in: progress).map { " of the route \($0.id)" } ?? ""
    let are = steps == workspace.steps(in: progress) ? whole : ""
    return solved == 0
      ? "\(all)\(are) are passed."
      : "\(all)\(are) are passed or solved: \(solved) by our solution, not yet judged."
  }

  /// Whether this is the step that `check` without a name judges.
  func isNext(_ step: Course.Step) -> Bool {
    workspace.nextStep(in: workspace.store.read().progress) == step
  }

  /// A verdict is shown even where it cannot be remembered.
  func save(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      note("Your progress could not be saved: \(told(error))")
    }
  }

  /// Something for the person beside the result, so it goes to standard error.
  package func note(_ text: String) {
    StandardStreams.writeError("\(text)\n")
  }

  package func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The root of the workshop's own course.
  ///
  /// - Throws: `Trouble` outside of it.
  package static func findRoot() throws -> URL {
    let start =
      ProcessInfo.processInfo.environment["WORKSHOP_ROOT"]
      ?? FileManager.default.currentDirectoryPath
    var folder = URL(fileURLWithPath: start).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Course.json").path) {
        return folder.resolvingSymlinksInPath()
      }
      guard folder.path != "/" else {
        throw Trouble(description: "There is no Course.json in \(start) or above it.")
      }
      folder.deleteLastPathComponent()
    }
  }
}
