import Foundation
import WorkshopEngine

/// What every verb needs: the course, the learner's workspace, and how to print.
struct Session {
  let layout: CourseLayout
  let workspace: Workspace
  let style = Style(descriptor: 1)

  /// - Throws: `Trouble` outside a course, `CourseError`.
  init() throws {
    let root = try Self.findRoot()
    layout = try CourseLayout(root: root)
    workspace = Workspace(layout: layout)
  }

  var course: Course { layout.course }
  var report: JudgementReport { JudgementReport(layout: layout, style: style) }

  /// Both ends are a person's terminal.
  var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Finds the toolchain and opens the cache.
  ///
  /// - Parameter confine: Says how answers are confined; not at all, unless it is given.
  /// - Throws: `ToolchainError`, what `confine` throws, or `Trouble` where nothing can be written.
  func judge(
    confinedBy confine: (CourseLayout, Toolchain) async throws -> Confinement = { _, _ in .none }
  ) async throws -> Judge {
    let folder = layout.url(".workshop/cache")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Trouble(
        description: """
          \(folder.path) cannot be written: \(error.localizedDescription)
          The workshop keeps progress and compiled checks there. Clone it where you may write.
          """)
    }
    let toolchain = try await Toolchain.discover(cacheFolder: folder)
    let cache = Cache(root: folder)
    cache.pruneNowAndThen(keeping: 10_000)
    return Judge(
      layout: layout, toolchain: toolchain, cache: cache,
      confinement: try await confine(layout, toolchain))
  }

  /// The learner's progress. An unreadable file is set aside and rebuilt by judging again.
  func progress() async throws -> LearnerProgress {
    let reading = workspace.store.read()
    guard let aside = reading.setAside else { return reading.progress }
    note(
      "Your progress file could not be read. It is kept as .workshop/\(aside.lastPathComponent);")
    note("your answers are judged again to rebuild it.")
    let judge = try await judge()
    var bar = ProgressBar(total: course.steps.count)
    for step in course.steps {
      bar.show(step.id)
      if workspace.state(of: step, in: LearnerProgress()) == .edited {
        _ = try await judgeAndRecord(step, with: judge)
      }
      bar.advance()
    }
    bar.clear()
    return workspace.store.read().progress
  }

  func judgeAndRecord(_ step: Course.Step, with judge: Judge) async throws -> Judgement {
    let judgement = try await judge.judge(
      step, answer: layout.exercise(step), colour: style.colour)
    save { try workspace.record(judgement, of: step) }
    return judgement
  }

  /// Nil where the file was saved while it was being judged.
  func judgedUnlessChanged(_ step: Course.Step, with judge: Judge) async throws -> Judgement? {
    do {
      return try await judgeAndRecord(step, with: judge)
    } catch let error as any ToldError where Judge.isChangeOfSource(error) {
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

  /// Whether this is the step that `check` without a name judges.
  func isNext(_ step: Course.Step) -> Bool {
    workspace.nextStep(in: workspace.store.read().progress) == step
  }

  /// A verdict is shown even where it cannot be remembered.
  func save(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      note("Your progress could not be saved: \(error.localizedDescription)")
    }
  }

  /// Something for the person beside the result, so it goes to standard error.
  func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private static func findRoot() throws -> URL {
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

/// A line on a terminal's standard error that says how far long work has come; silent elsewhere.
struct ProgressBar {
  private var total: Int
  private let isShown = isatty(2) == 1
  private var done = 0
  private var label = ""

  init(total: Int) {
    self.total = total
  }

  mutating func show(_ label: String) {
    self.label = label
    draw()
  }

  mutating func set(_ done: Int, of total: Int, _ label: String) {
    (self.done, self.total, self.label) = (done, total, label)
    draw()
  }

  mutating func advance() {
    done += 1
    draw()
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func draw() {
    let filled = total == 0 ? 0 : 24 * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    write("\r\u{1B}[K  \(bar) \(done)/\(total) \(label.prefix(40))")
  }

  private func write(_ text: String) {
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }
}
