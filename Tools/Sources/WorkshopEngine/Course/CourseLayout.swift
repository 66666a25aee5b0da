import Foundation

/// Where each file of a course stands below its root.
public struct CourseLayout: Sendable {
  public let root: URL
  public let course: Course
  /// The learner's language, where it is another than English.
  public var translation: Translation?

  public init(root: URL, course: Course) {
    self.root = root
    self.course = course
  }

  /// Reads the course at a root. Where its cache is, it notes what it has checked.
  ///
  /// - Throws: `CourseError`.
  public init(root: URL) throws {
    self.init(
      root: root,
      course: try Course.load(
        from: root.appendingPathComponent("Course.json"),
        noting: root.appendingPathComponent(".workshop/cache/course")))
  }

  /// The absolute path of a file of the course, or of one elsewhere.
  package func file(of path: String) -> String { path.hasPrefix("/") ? path : url(path).path }

  public func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  public func exercise(_ step: Course.Step) -> String { source("Exercises", step) }
  public func solution(_ step: Course.Step) -> String { source("Solutions", step) }
  public func checksFolder(_ step: Course.Step) -> String {
    "Checks/\(course.stage(of: step).folder)/\(step.fileStem)"
  }
  public func starter(_ step: Course.Step) -> String { checksFolder(step) + "/starter.swift" }
  /// The file of checks that every step has.
  public func checks(_ step: Course.Step) -> String { checksFolder(step) + "/Checks.swift" }
  /// All files of a step's checks: `Checks.swift`, and one a topic beside it, such as
  /// `Checks+Cancellation.swift`, by name.
  public func allChecks(_ step: Course.Step) -> [String] {
    [checks(step)]
      + swiftFiles(in: checksFolder(step)).filter { $0.fileStem.hasPrefix("Checks+") }
  }
  /// Checks that run under ThreadSanitizer alone; few steps have some.
  public func raceChecks(_ step: Course.Step) -> String { checksFolder(step) + "/Races.swift" }
  public func hasRaceChecks(_ step: Course.Step) -> Bool {
    FileManager.default.fileExists(atPath: url(raceChecks(step)).path)
  }
  /// Answers with a race in them, which the race checks have to find.
  public func seededRaces(_ step: Course.Step) -> [String] { answers("races", step) }
  public func subject(_ step: Course.Step) -> String { checksFolder(step) + "/Subject.swift" }
  public func adapter(_ step: Course.Step) -> String { checksFolder(step) + "/Adapter.swift" }
  /// What a learner's suite tests; for a step whose answer is a suite.
  public func component(_ step: Course.Step) -> String { checksFolder(step) + "/Component.swift" }
  /// A right component that is a part of an app, for the stage's program alone; few suites have one.
  public func appComponent(_ step: Course.Step) -> String {
    checksFolder(step) + "/AppComponent.swift"
  }
  public func hasAppComponent(_ step: Course.Step) -> Bool {
    step.isSuite && exists(appComponent(step))
  }
  /// Every implementation of what a suite tests: the given one, then other right ones, then wrong ones.
  public func implementations(_ step: Course.Step) -> [String] {
    step.isSuite ? [component(step)] + swiftFiles("right", step) + swiftFiles("wrong", step) : []
  }
  /// What is read before a stage's steps.
  public func stagePage(_ stage: Course.Stage) -> String { "Exercises/\(stage.folder)/README.md" }
  public func hints(_ step: Course.Step) -> String { checksFolder(step) + "/hints.md" }
  public func prediction(_ step: Course.Step) -> String { checksFolder(step) + "/prediction.md" }
  public func predictionProgram(_ step: Course.Step) -> String {
    checksFolder(step) + "/prediction.swift"
  }
  /// A question for later, with a twist that the step did not have; not every step has one.
  public func review(_ step: Course.Step) -> String { checksFolder(step) + "/review.md" }
  public func reviewProgram(_ step: Course.Step) -> String { checksFolder(step) + "/review.swift" }
  public func hasReview(_ step: Course.Step) -> Bool { exists(review(step)) }
  public func gates(_ step: Course.Step) -> [String] { swiftFiles("gates", step) }
  public func mutants(_ step: Course.Step) -> [String] { answers("mutants", step) }
  public func alternatives(_ step: Course.Step) -> [String] { answers("alternatives", step) }

  /// An answer that comes with a step.
  public struct OwnAnswer: Sendable, Equatable {
    /// `starter`, `solution`, or its folder and its file's name, such as `mutants/first-name-only`.
    public var name: String
    public var path: String
    /// Whether its first line says what it is for.
    public var hasHeader: Bool { name.contains("/") }
  }

  /// Every answer that comes with a step, the starter first.
  public func ownAnswers(_ step: Course.Step) -> [OwnAnswer] {
    let several = alternatives(step) + mutants(step) + seededRaces(step)
    return [
      OwnAnswer(name: "starter", path: starter(step)),
      OwnAnswer(name: "solution", path: solution(step)),
    ]
      + several.map { path in
        let folder = path.split(separator: "/").dropLast().last ?? ""
        return OwnAnswer(name: "\(folder)/\(path.fileStem)", path: path)
      }
  }

  /// An answer of the course's own, whole: a file that holds only turns is put into the starter.
  ///
  /// - Throws: `FileTrouble`, or `AnswerFragment.Malformed`.
  public func answer(_ path: String, to step: Course.Step) throws -> AnswerText {
    let text = try text(path)
    guard AnswerFragment.isOne(path) else { return AnswerText(path: path, source: text) }
    return try AnswerFragment(path: path, text: text)
      .spliced(into: self.text(starter(step)), at: starter(step))
  }

  /// Every file that a judgement of a step depends on, but for the answer and `Course.json`.
  package func sourcesThatJudge(_ step: Course.Step) -> [String] {
    (step.isSuite
      ? implementations(step) + suiteRunnerSources
      : [subject(step), adapter(step)] + allChecks(step) + gates(step))
      + supportSources + runnerSources
      + (step.usesSwiftUI == true ? standInSources + standInMacroSources : [])
      + (step.neighbour.map(neighbourSources) ?? []) + givenMembers(step)
  }

  /// The folder of a module that stands beside answers.
  public func neighbourFolder(_ neighbour: Course.Neighbour) -> String {
    "\(Self.neighbours)/\(neighbour.module)"
  }
  /// Its sources: no folders in it, so that SwiftPM and the command see the same files.
  public func neighbourSources(_ neighbour: Course.Neighbour) -> [String] {
    swiftFiles(in: neighbourFolder(neighbour))
  }
  package static let neighbours = "Support/Neighbours"

  /// What a stage ends with: a program to run. Not every stage has one yet.
  public func program(_ stage: Course.Stage) -> String { "Playgrounds/\(stage.folder).swift" }

  public var supportSources: [String] { swiftFiles(in: "Support/Sources") }
  public var runnerSources: [String] { swiftFiles(in: "Support/Runner") }
  /// What a program that runs a learner's suite has besides.
  public var suiteRunnerSources: [String] { swiftFiles(in: "Support/SuiteRunner") }
  /// The stand-in for SwiftUI, which has folders by topic; empty where there is none.
  public var standInSources: [String] {
    ((try? files(below: "WorkshopUI/Sources")) ?? []).filter { $0.hasSuffix(".swift") }
  }

  /// What expands the stand-in's macros.
  var standInMacroSources: [String] { swiftFiles(in: Self.standInMacros) }
  static let standInMacros = "WorkshopUI/Macros/Expanding"

  /// Whether there is something at a path below the course's root.
  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// - Throws: `FileTrouble`, also for text that is not UTF-8.
  public func text(_ path: String) throws -> String {
    try RegularFile.text(url(path), named: path)
  }

  private func source(_ folder: String, _ step: Course.Step) -> String {
    "\(folder)/\(course.stage(of: step).folder)/\(step.fileStem).swift"
  }

  private func swiftFiles(_ kind: String, _ step: Course.Step) -> [String] {
    swiftFiles(in: "\(checksFolder(step))/\(kind)")
  }

  /// Answers of the course's own: whole files, and files that hold only turns.
  private func answers(_ kind: String, _ step: Course.Step) -> [String] {
    files(in: "\(checksFolder(step))/\(kind)") {
      $0.hasSuffix(".swift") || AnswerFragment.isOne($0)
    }
  }

  /// The texts that explain the compiler's diagnostics, one a file.
  public var diagnosticEntries: [String] {
    files(in: Self.diagnostics) { $0.hasSuffix(".md") && $0 != "README.md" }
  }
  public static let diagnostics = "Docs/Diagnostics"

  func swiftFiles(in folder: String) -> [String] {
    files(in: folder) { $0.hasSuffix(".swift") }
  }

  private func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter(isWanted).sorted().map { "\(folder)/\($0)" }
  }
}

extension String {
  /// A path's last component without its extension.
  ///
  /// Of many paths, for each verdict: a URL takes a hundred times as long.
  package var fileStem: String {
    let slash = utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = utf8[(slash.map(utf8.index(after:)) ?? startIndex)...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex,
      name.index(after: dot) < name.endIndex
    else { return String(Substring(name)) }
    return String(Substring(name[..<dot]))
  }
}
