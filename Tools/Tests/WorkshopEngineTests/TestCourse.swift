import Foundation
import Synchronization
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// The suites that compile and run programs: two tests at a time, since one leaves half of two cores
/// idle, and more would only wait for each other.
@Suite enum Slow {
  /// The judge, the linter, and what they are made of.
  @Suite(.serialized) enum Judging {}
  /// The command with all that it starts, the grader, the race lane. And suites, files of modules, pieces and
  /// playgrounds, so that both rows end at about the same time.
  @Suite(.serialized) enum Commanding {}
}

/// A folder in the temporary directory that goes with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  /// A name that scripts and command lines often get wrong.
  static let unusualName = "it's my Übung 演習"

  /// - Parameter name: What its name ends with.
  init(named name: String = "") throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("workshop-tests-\(UUID().uuidString)\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Removes it at the end of the run: a static property never gives up its reference.
  func removeAtExit() {
    Self.atExit.withLock { folders in
      if folders.isEmpty {
        atexit {
          for url in TemporaryFolder.atExit.withLock({ $0 }) {
            try? FileManager.default.removeItem(at: url)
          }
        }
      }
      folders.append(url)
    }
  }

  private static let atExit = Mutex<[URL]>([])

  /// Copies files and folders of the repository, which a test may break, and links others, which it may not.
  func copy(_ paths: [String], linking others: [String]) throws {
    let manager = FileManager.default
    for path in paths + others {
      let source = TestCourse.repository.appendingPathComponent(path)
      let target = url.appendingPathComponent(path)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      if others.contains(path) {
        try manager.createSymbolicLink(at: target, withDestinationURL: source)
      } else {
        try manager.copyItem(at: source, to: target)
      }
    }
  }

  /// The names in it, or in a folder below it, in order.
  func names(_ folder: String = "") -> [String] {
    let path = url.appendingPathComponent(folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
  }
}

/// A copy of the course, or of one step of it, that a test may break.
///
/// Exercises are the starters, and not what the learner of this checkout has written.
final class TestCourse: Sendable {
  let folder: TemporaryFolder
  let layout: CourseLayout

  var root: URL { folder.url }
  var course: Course { layout.course }

  /// A step whose files are complete, and the others left out where `id` names it.
  init(only id: String? = nil, in folder: TemporaryFolder? = nil) throws {
    let original = try Self.original(only: id)
    self.folder = try folder ?? TemporaryFolder()
    layout = CourseLayout(root: self.folder.url, course: original.course)
    for name in original.folder.names() {
      try FileManager.default.copyItem(
        at: original.root.appendingPathComponent(name), to: root.appendingPathComponent(name))
    }
  }

  private static let originals = Mutex<[String: TestCourse]>([:])

  /// What all copies of a step, or of the course, are copies of: made once, and changed by no test.
  private static func original(only id: String?) throws -> TestCourse {
    try originals.withLock { originals in
      if let original = originals[id ?? ""] { return original }
      let original = try TestCourse(makingOriginalOnly: id)
      original.folder.removeAtExit()
      originals[id ?? ""] = original
      return original
    }
  }

  private init(makingOriginalOnly id: String?) throws {
    folder = try TemporaryFolder()
    let root = folder.url
    let source = try Course.load(from: Self.repository.appendingPathComponent("Course.json"))
    layout = CourseLayout(root: root, course: id.map { Self.course(source, only: $0) } ?? source)
    var names = ["Package.swift", ".swift-format"]
    if let id {
      names.append("Support")
      let step = try layout.course.step(named: id)
      if step.usesSwiftUI == true { names.append("WorkshopUI") }
      names += [
        "Exercises/\(layout.course.stage(of: step).folder)/README.md", layout.exercise(step),
        layout.solution(step), layout.checksFolder(step),
      ]
      if step.isPiece, let member = step.member { names.append(layout.appFolder(member)) }
    } else {
      names.append("Exercises")
      try linkFolders()
    }
    for name in names {
      let place = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Self.repository.appendingPathComponent(name), to: place)
    }
    if id != nil {
      try removeOtherModules()
      for step in layout.course.steps where layout.hasAppComponent(step) {
        // Its app is made of other steps.
        try FileManager.default.removeItem(at: layout.url(layout.appComponent(step)))
      }
    }
    for step in layout.course.steps { _ = try layout.writeMemberLinks(step) }
    if id != nil { try unlinkWhatIsGone() }
    try Data(layout.course.text.utf8).write(to: layout.url("Course.json"))
    try write("Package.swift", PackageManifest.updated(read("Package.swift"), for: course))
    for step in course.steps {
      try write(layout.exercise(step), read(layout.starter(step)))
    }
    try standInForLinks()
    // The folder of a copy's own command is the cache of all, so that nothing is built twice.
    try FileManager.default.createDirectory(
      at: layout.url(".workshop"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: layout.url(".workshop/cache"), withDestinationURL: Self.cache.root)
  }

  func step(_ id: String) throws -> Course.Step { try course.step(named: id) }

  func read(_ path: String) throws -> String { try layout.text(path) }

  func write(_ path: String, _ text: String) throws {
    try own(path)
    let file = layout.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Replaces words that must be there.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try read(path)
    try #require(text.contains(old), "\(path) does not hold “\(old)”")
    try write(path, text.replacingOccurrences(of: old, with: new))
  }

  /// Writes an answer that holds only the turn of a whole one, and what stands below it.
  func writeTurn(
    of source: String, to path: String, header: String, below: String? = nil
  ) throws {
    let turns = SourceParts(source).turns.map { turn in
      "// MARK: - Your turn\n" + turn.lines.joined(separator: "\n") + "\n"
    }
    let end = below.map { "// MARK: - Below\n\n\($0)\n" } ?? ""
    try write(path, "\(header)\n\n\(turns.joined())\(end)")
  }

  /// Removes the neighbours and members of other steps.
  private func removeOtherModules() throws {
    let steps = layout.course.steps
    let folders = [
      (CourseLayout.neighbours, steps.neighbours.map(\.module)),
      (CourseLayout.members, steps.compactMap { $0.member?.module }),
    ]
    for (folder, own) in folders {
      let place = layout.url(folder)
      for module in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      where !own.contains(module) {
        try FileManager.default.removeItem(at: place.appendingPathComponent(module))
      }
    }
  }

  /// Links the folders of the repository that a test seldom writes to: copying two thousand files takes
  /// longer than most of what is tested. A stage's program needs the answers to several steps.
  private func linkFolders() throws {
    let shared = ["Support", "WorkshopUI", "Playgrounds", CourseLayout.diagnostics]
    let steps = layout.course.steps.map(layout.checksFolder)
    let stages = layout.course.stages.filter { !$0.steps.isEmpty }.map { "Solutions/\($0.folder)" }
    let mixed = layout.course.stages.map(layout.mixedReviewFolder).filter {
      FileManager.default.fileExists(atPath: Self.repository.appendingPathComponent($0).path)
    }
    for path in shared + steps + stages + mixed {
      let place = layout.url(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: Self.repository.appendingPathComponent(path))
    }
  }

  /// Makes a linked folder a copy before something in it is changed: the repository stays as it is.
  private func own(_ path: String) throws {
    let names = path.split(separator: "/")
    for count in 1..<max(names.count, 1) {
      let folder = names.prefix(count).joined(separator: "/")
      let place = layout.url(folder)
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil,
        folder != ".workshop/cache"
      else { continue }
      try FileManager.default.removeItem(at: place)
      try FileManager.default.copyItem(
        at: Self.repository.appendingPathComponent(folder), to: place)
    }
  }

  func remove(_ path: String) throws {
    try own(path)
    try FileManager.default.removeItem(at: layout.url(path))
  }

  /// Adds a step `a-view`, as `new-step --swiftui` writes it.
  ///
  /// - Returns: the course with it.
  func addViewStep() throws -> CourseLayout {
    let standIn = layout.url("WorkshopUI")
    if !FileManager.default.fileExists(atPath: standIn.path) {
      try FileManager.default.copyItem(
        at: Self.repository.appendingPathComponent("WorkshopUI"), to: standIn)
    }
    _ = try StepTemplate(id: "a-view", number: 90, title: "A view", mode: .app, usesSwiftUI: true)
      .add(to: layout, stage: "1")
    return try CourseLayout(root: root)
  }

  /// Adds a step `a-neighbour` with a new module beside it, as `new-step --neighbour` writes them.
  ///
  /// - Returns: the course with it.
  func addNeighbourStep(module: String = "Vendor") throws -> CourseLayout {
    _ = try StepTemplate(
      id: "a-neighbour", number: 91, title: "A neighbour", mode: .app, neighbour: module
    ).add(to: CourseLayout(root: root), stage: "1")
    return try CourseLayout(root: root)
  }

  func judge() async throws -> Judge {
    Judge(layout: layout, toolchain: try await Self.toolchain.value, cache: Self.cache)
  }

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// One cache for all copies, new in every run of the tests and removed at its end.
  static let cache: Cache = {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("workshop-tests-cache-\(getpid())")
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TestCourse.cache.root) }
    return Cache(root: root)
  }()

  /// A cache of a test's own, whose entries can be counted. What is the same for every step it has of the cache of
  /// all.
  static func cache(in folder: TemporaryFolder) async throws -> Cache {
    let judge = Judge(
      layout: try CourseLayout(root: repository), toolchain: try await toolchain.value,
      cache: cache)
    let support = judge.supportRequest()
    let entries = [
      try await judge.compiler.module(support).folder,
      URL(fileURLWithPath: try await judge.compiler.object(support)).deletingLastPathComponent(),
      URL(fileURLWithPath: try await judge.compiler.object(judge.runnerRequest()))
        .deletingLastPathComponent(),
    ]
    for entry in entries {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(entry.lastPathComponent), withDestinationURL: entry)
    }
    return Cache(root: folder.url)
  }

  static let toolchain = Task { try await Toolchain.discover(cacheFolder: cache.root) }

  private static func course(_ source: Course, only id: String) -> Course {
    var course = source
    course.routes = []
    for index in course.stages.indices {
      course.stages[index].steps.removeAll { $0.id != id }
    }
    return course
  }

  /// Empty files where texts of the copy link to what is not copied: the rest of the repository.
  private func standInForLinks() throws {
    for path in try layout.markdownFiles() {
      let text = try read(path)
      // Most files link nowhere, and a regular expression takes its time.
      guard text.contains("](") else { continue }
      for match in text.matches(of: /\]\(([^)#\s:]+?)\/?(?:#[^)]*)?\)/) {
        let file = layout.url(path).deletingLastPathComponent()
          .appendingPathComponent(String(match.1)).standardizedFileURL
        guard file.path.hasPrefix(root.path + "/"),
          !FileManager.default.fileExists(atPath: file.path)
        else { continue }
        try write(String(file.path.dropFirst(root.path.count + 1)), "")
      }
    }
  }

  /// Stages' pages link to all their steps, and to a program.
  private func unlinkWhatIsGone() throws {
    for stage in course.stages where !stage.steps.isEmpty {
      let page = "Exercises/\(stage.folder)/README.md"
      let folder = layout.url("Exercises/\(stage.folder)")
      let text = try read(page).replacing(/\]\(([^)#\s:]+\.swift)\)/) { match in
        let target = folder.appendingPathComponent(String(match.1)).standardizedFileURL
        return FileManager.default.fileExists(atPath: target.path) ? String(match.0) : "]"
      }
      try write(page, text)
    }
  }
}

/// A step that is complete and small, on which the slow suites work.
let sampleStep = "main-actor-by-default"

/// Whether this system tells of its processes in files, as Linux does.
let hasProcessFiles = FileManager.default.fileExists(atPath: "/proc/self/fd")

/// Waits for a condition; the bound is there so that a broken test ends, and is never the verdict.
func eventually(
  within limit: Duration = .seconds(300), _ condition: () async throws -> Bool
) async rethrows -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try await condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return try await condition()
}
