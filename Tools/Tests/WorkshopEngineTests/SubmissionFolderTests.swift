import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

@Suite struct SubmissionFolderTests {
  let folder: TemporaryFolder
  let stage: Course.Stage
  let step: Course.Step

  init() throws {
    folder = try TemporaryFolder()
    let course = try Course.load(
      from: TestCourse.repository.appendingPathComponent("Course.json"))
    stage = course.stages[0]
    step = stage.steps[0]
  }

  private var file: URL {
    folder.url.appendingPathComponent("\(stage.folder)/\(step.fileStem).swift")
  }

  private func content() throws -> Submission.Content {
    try Submission(folder: folder.url).content(of: step, in: stage)
  }

  private func makeStageFolder() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  @Test("A file at a step's path is read, in a folder like Exercises or in one that holds it")
  func reads() throws {
    try makeStageFolder()
    try Data("let a = 1".utf8).write(to: file)
    #expect(try content() == .source("let a = 1"))
    let inner = folder.url.appendingPathComponent("Exercises/\(stage.folder)")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("let b = 2".utf8).write(to: inner.appendingPathComponent(file.lastPathComponent))
    #expect(try content() == .source("let b = 2"))
  }

  @Test("What is put in the folder's place while it is graded is not read")
  func swapped() throws {
    let inner = folder.url.appendingPathComponent("Exercises")
    let place = inner.appendingPathComponent(stage.folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("let a = 1".utf8).write(to: place.appendingPathComponent(file.lastPathComponent))
    let submission = try Submission(folder: folder.url)
    try FileManager.default.moveItem(
      at: inner, to: folder.url.appendingPathComponent("kept"))
    try FileManager.default.createSymbolicLink(
      at: inner, withDestinationURL: TestCourse.repository.appendingPathComponent("Solutions"))
    #expect(try submission.content(of: step, in: stage) == .source("let a = 1"))
    #expect(throws: Submission.Unusable.self) { try Submission(folder: folder.url) }
  }

  @Test("What is not there is missing")
  func missing() throws {
    #expect(try content() == .missing)
    try makeStageFolder()
    #expect(try content() == .missing)
  }

  @Test(
    "What is no regular file of UTF-8 of a sensible size is refused, and the reason is told",
    arguments: [
      ("link", "link"), ("linked stage", "link"), ("folder", "regular file"),
      ("pipe", "regular file"), ("300 KiB", "256 KiB"), ("not UTF-8", "UTF-8"),
      ("file for a stage", "a file"),
    ])
  func refuses(kind: String, words: String) throws {
    let manager = FileManager.default
    let solution = TestCourse.repository.appendingPathComponent(
      "Solutions/\(stage.folder)/\(step.fileStem).swift")
    if kind != "linked stage", kind != "file for a stage" { try makeStageFolder() }
    switch kind {
    case "link": try manager.createSymbolicLink(at: file, withDestinationURL: solution)
    case "linked stage":
      try manager.createSymbolicLink(
        at: file.deletingLastPathComponent(),
        withDestinationURL: solution.deletingLastPathComponent())
    case "file for a stage": try Data().write(to: file.deletingLastPathComponent())
    case "folder": try manager.createDirectory(at: file, withIntermediateDirectories: false)
    case "pipe": try #require(mkfifo(file.path, 0o600) == 0)
    case "300 KiB": try Data(repeating: 0x20, count: 300 << 10).write(to: file)
    default: try Data([0x6C, 0xFF]).write(to: file)
    }
    guard case .refused(let reason) = try content() else {
      Issue.record("it was taken: \(try content())")
      return
    }
    #expect(reason.contains(words))
  }

  @Test("A link named Exercises is not followed")
  func linkedExercises() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Exercises"),
      withDestinationURL: TestCourse.repository.appendingPathComponent("Solutions"))
    #expect(throws: Submission.Unusable.self) { try content() }
  }

  @Test("What is no folder cannot be graded", arguments: ["none", "file"])
  func unusable(kind: String) throws {
    let place = folder.url.appendingPathComponent("place")
    if kind == "file" { try Data().write(to: place) }
    #expect(throws: Submission.Unusable.self) { try Submission(folder: place) }
  }
}
