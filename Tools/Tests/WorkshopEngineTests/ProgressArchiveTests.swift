import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct ProgressArchiveTests {
  let here: TestCourse
  let there: TestCourse
  let step: Course.Step
  let file: URL

  init() throws {
    here = try TestCourse(only: sampleStep)
    there = try TestCourse(only: sampleStep)
    step = try here.step(sampleStep)
    file = here.folder.url.appendingPathComponent("taken.json")
  }

  private func workspace(_ course: TestCourse) -> Workspace { Workspace(layout: course.layout) }

  private func pass(_ text: String, in course: TestCourse) throws {
    try course.write(course.layout.exercise(step), text)
    let workspace = workspace(course)
    try workspace.record(
      Judgement(step: step.id, status: .passed), of: step, digest: workspace.digest(of: step))
  }

  private func state(in course: TestCourse) -> Workspace.State {
    let workspace = workspace(course)
    return workspace.state(of: step, in: workspace.store.read().progress)
  }

  @Test("Answers and passes come along to a new clone")
  func roundTrip() throws {
    try pass("let mine = 1\n", in: here)
    try workspace(here).store.update {
      $0.route = "taster"
      $0.steps[step.id]?.review = .init(rung: 2, asked: 7)
    }
    try ProgressArchive(workspace(here)).write(to: file)
    let outcome = try ProgressArchive(file: file).unpack(into: workspace(there))
    #expect(outcome.written == [step.id])
    #expect(outcome.kept.isEmpty && outcome.unknown.isEmpty && outcome.refused.isEmpty)
    #expect(try there.read(there.layout.exercise(step)) == "let mine = 1\n")
    #expect(state(in: there) == .passed)
    let progress = workspace(there).store.read().progress
    #expect(progress.route == "taster")
    #expect(progress.steps[step.id]?.review?.rung == 2)
    let again = try ProgressArchive(file: file).unpack(into: workspace(there))
    #expect(again.written.isEmpty)
  }

  @Test("Starters as they came are not taken along")
  func starters() throws {
    #expect(ProgressArchive(workspace(here)).answers.isEmpty)
  }

  @Test("A step that was numbered anew gets its answer at its new place")
  func renumbered() throws {
    try pass("let mine = 1\n", in: here)
    try ProgressArchive(workspace(here)).write(to: file)
    var course = there.course
    for index in course.stages.indices {
      for place in course.stages[index].steps.indices {
        course.stages[index].steps[place].number += 7
      }
    }
    let moved = Workspace(layout: CourseLayout(root: there.root, course: course))
    _ = try ProgressArchive(file: file).unpack(into: moved)
    let step = try course.step(named: step.id)
    #expect(moved.layout.exercise(step) != there.layout.exercise(self.step))
    #expect(try there.read(moved.layout.exercise(step)) == "let mine = 1\n")
    #expect(moved.state(of: step, in: moved.store.read().progress) == .passed)
  }

  @Test("What is here is kept aside, and no pass is lost by what is older")
  func kept() throws {
    try here.write(here.layout.exercise(step), "let old = 1\n")
    try ProgressArchive(workspace(here)).write(to: file)
    try pass("let newer = 1\n", in: there)
    let outcome = try ProgressArchive(file: file).unpack(into: workspace(there))
    #expect(outcome.kept.count == 1)
    #expect(try there.read(outcome.kept.first ?? "") == "let newer = 1\n")
    #expect(state(in: there) == .editedAfterPass)
    #expect(state(in: there).isPassed)
  }

  @Test("Of two reviews the later counts")
  func reviews() throws {
    try pass("let mine = 1\n", in: here)
    try pass("let mine = 1\n", in: there)
    try workspace(here).store.update { $0.steps[step.id]?.review = .init(rung: 1, asked: 5) }
    try workspace(there).store.update { $0.steps[step.id]?.review = .init(rung: 4, asked: 9) }
    try ProgressArchive(workspace(here)).write(to: file)
    _ = try ProgressArchive(file: file).unpack(into: workspace(there))
    #expect(workspace(there).store.read().progress.steps[step.id]?.review?.rung == 4)
  }

  @Test(
    "A file that is no archive changes nothing",
    arguments: [
      ("", "is no file of"), ("[]", "is no file of"), (#"{"schema": 1}"#, "is no file of"),
      (#"{"schema": 9, "answers": {}, "progress": {}}"#, "another version"),
      (#"{"schema": 1, "answers": {}, "progress": {"schema": 9, "steps": {}}}"#, "another version"),
      (#"{"schema": 1, "answers": {"a": 1}, "progress": {}}"#, "is no file of"),
    ])
  func noArchive(text: String, words: String) throws {
    try Data(text.utf8).write(to: file)
    let error = #expect(throws: ProgressArchive.Unusable.self) { try ProgressArchive(file: file) }
    #expect(error?.description.contains(words) == true)
  }

  @Test("Steps that there are not, and paths in place of ids, write no file")
  func hostileIDs() throws {
    let before = try there.layout.files(below: "")
    var archive = ProgressArchive(workspace(here))
    archive.answers = ["../../evil": "a", "no-such-step": "b", "x\u{1B}[2J": "c"]
    archive.progress.steps = ["../evil": .init(), "no-such-step": .init()]
    let outcome = try archive.unpack(into: workspace(there))
    #expect(outcome.written.isEmpty)
    #expect(outcome.unknown == ["no-such-step"])
    #expect(workspace(there).store.read().progress.steps.keys.sorted() == ["no-such-step"])
    #expect(
      try there.layout.files(below: "").filter { !$0.hasPrefix(".workshop") }
        == before.filter { !$0.hasPrefix(".workshop") })
  }

  @Test("An answer that is larger than any that may be judged is left out, and said")
  func large() throws {
    var archive = ProgressArchive(workspace(here))
    archive.answers = [step.id: String(repeating: "a", count: AnswerFile.sizeLimit + 1)]
    let outcome = try archive.unpack(into: workspace(there))
    #expect(outcome.refused == [step.id])
    #expect(state(in: there) == .untouched)
  }

  @Test("An export overwrites an earlier one, and nothing else")
  func overwrites() throws {
    try ProgressArchive(workspace(here)).write(to: file)
    try pass("let mine = 1\n", in: here)
    try ProgressArchive(workspace(here)).write(to: file)
    #expect(try ProgressArchive(file: file).answers.count == 1)
    let other = here.layout.url("Package.swift")
    let before = try Data(contentsOf: other)
    #expect(throws: ProgressArchive.Unusable.self) {
      try ProgressArchive(workspace(here)).write(to: other)
    }
    #expect(try Data(contentsOf: other) == before)
  }
}
