import Foundation
import Testing
import WorkshopDigest

@testable import WorkshopEngine

@Suite struct WorkspaceTests {
  let copy: TestCourse
  let workspace: Workspace
  let step: Course.Step
  let exercise: String

  init() throws {
    copy = try TestCourse(only: sampleStep)
    workspace = Workspace(layout: copy.layout)
    step = try copy.step(sampleStep)
    exercise = copy.layout.exercise(step)
  }

  private var state: Workspace.State {
    workspace.state(of: step, in: workspace.store.read().progress)
  }

  private var kept: [String] { copy.folder.names(".workshop/kept") }

  @Test("A step is untouched, then edited, then passed, then edited again")
  func states() throws {
    #expect(state == .untouched)
    try copy.write(exercise, "let mine = 1\n")
    #expect(state == .edited)
    try workspace.record(
      Judgement(step: step.id, status: .failed), of: step, digest: workspace.digest(of: step))
    #expect(state == .edited)
    try workspace.record(
      Judgement(step: step.id, status: .passed), of: step, digest: workspace.digest(of: step))
    #expect(state == .passed)
    try copy.write(exercise, "let mine = 2\n")
    #expect(state == .editedAfterPass)
    #expect(state.isPassed)
    try workspace.record(
      Judgement(step: step.id, status: .failed), of: step, digest: workspace.digest(of: step))
    #expect(state == .editedAfterPass, "a refusal takes no pass away")
    #expect(workspace.nextStep(in: workspace.store.read().progress) != step)
    try copy.write(exercise, "let mine = 1\n")
    #expect(state == .passed, "the same file as it passed")
    try copy.remove(exercise)
    #expect(state == .missing)
  }

  @Test("The next step is the first that is not passed, and after one the one behind it")
  func next() throws {
    let course = try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8))
    let workspace = Workspace(layout: CourseLayout(root: copy.root, course: course))
    var progress = LearnerProgress()
    #expect(workspace.nextStep(in: progress)?.id == "first-step")
    #expect(workspace.nextStep(in: progress, after: course.steps[0])?.id == "second-step")
    #expect(workspace.nextStep(in: progress, after: course.steps[1])?.id == "first-step")
    for step in course.steps {
      try copy.write(workspace.layout.exercise(step), "done\n")
      progress.steps[step.id] = .init()
      progress.steps[step.id]?.status = .passed
      progress.steps[step.id]?.answer = sha256("done\n")
    }
    #expect(workspace.nextStep(in: progress) == nil)
  }

  @Test("A learner's file is kept aside before another takes its place")
  func keepsAside() throws {
    try copy.write(exercise, "let mine = 1\n")
    let path = try #require(
      try workspace.replaceExercise(of: step, with: copy.layout.starter(step)))
    #expect(try copy.read(path) == "let mine = 1\n")
    #expect(try copy.read(exercise) == copy.read(copy.layout.starter(step)))
    #expect(state == .untouched)
  }

  @Test("What is kept is never overwritten, within one second either")
  func keepsAll() throws {
    for number in 1...4 {
      try copy.write(exercise, "let mine = \(number)\n")
      _ = try workspace.replaceExercise(of: step, with: copy.layout.solution(step))
    }
    let texts = try kept.map { try copy.read(".workshop/kept/\($0)") }
    #expect(Set(texts) == Set((1...4).map { "let mine = \($0)\n" }))
  }

  @Test("Nothing is kept of a starter, of the same file, or of none")
  func keepsNothing() throws {
    let solution = copy.layout.solution(step)
    #expect(try workspace.replaceExercise(of: step, with: solution) == nil)
    #expect(try workspace.replaceExercise(of: step, with: solution) == nil)
    try copy.remove(exercise)
    #expect(try workspace.replaceExercise(of: step, with: solution) == nil)
    #expect(try copy.read(exercise) == copy.read(solution))
    #expect(kept.isEmpty)
  }

  @Test("Where nothing can be kept aside, the learner's file stays")
  func cannotKeep() throws {
    try copy.write(".workshop/kept", "a file in the folder's place\n")
    try copy.write(exercise, "let mine = 1\n")
    #expect(throws: (any Error).self) {
      try workspace.replaceExercise(of: step, with: copy.layout.starter(step))
    }
    #expect(try copy.read(exercise) == "let mine = 1\n")
  }

  @Test("A file that is not text is kept byte for byte")
  func keepsBytes() throws {
    let bytes = Data([0xFF, 0xFE, 0x00, 0x80])
    try bytes.write(to: copy.layout.url(exercise))
    let path = try #require(
      try workspace.replaceExercise(of: step, with: copy.layout.starter(step)))
    #expect(try Data(contentsOf: copy.layout.url(path)) == bytes)
  }

  @Test("The difference to our solution shows both sides")
  func difference() async throws {
    let (theirs, ours) = (exercise, copy.layout.solution(step))
    let text = try await Difference.unified(theirs, ours, below: copy.root)
    #expect(text.contains("\n-@MainActor\n"))
    #expect(try await Difference.unified(ours, ours, below: copy.root).isEmpty)
    await #expect(throws: CourseError.self) {
      try await Difference.unified("missing", ours, below: copy.root)
    }
  }
}
