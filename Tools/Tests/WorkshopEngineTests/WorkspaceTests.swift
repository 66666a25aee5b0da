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

  @Test("What solve has put in place is neither passed nor open, until it is edited or judged")
  func solved() throws {
    try copy.write(exercise, "let mine = 1\n")
    let kept = try workspace.solve(step)
    #expect(try copy.read(kept ?? "") == "let mine = 1\n")
    #expect(state == .solved)
    #expect(!state.isPassed)
    #expect(workspace.nextStep(in: workspace.store.read().progress) == nil)
    try copy.write(exercise, "let mine = 2\n")
    #expect(state == .edited)
    #expect(workspace.nextStep(in: workspace.store.read().progress) == step)
    _ = try workspace.solve(step)
    try workspace.record(
      Judgement(step: step.id, status: .passed), of: step, digest: workspace.digest(of: step))
    #expect(state == .passed)
  }

  @Test("Our solution, found by oneself, is an answer like others")
  func sameAsOurs() throws {
    try copy.write(exercise, copy.read(copy.layout.solution(step)))
    #expect(state == .edited)
  }

  @Test("A learner's route says what is next; one that the course has no more is the whole course")
  func route() throws {
    let course = try JSONDecoder().decode(
      Course.self,
      from: Data(
        CourseLoadingTests.sample.replacing(#"["first-step"]"#, with: #"["second-step"]"#).utf8))
    let workspace = Workspace(layout: CourseLayout(root: copy.root, course: course))
    var progress = LearnerProgress()
    #expect(workspace.nextStep(in: progress)?.id == "first-step")
    progress.route = "taster"
    #expect(workspace.steps(in: progress).map(\.id) == ["second-step"])
    #expect(workspace.nextStep(in: progress)?.id == "second-step")
    #expect(workspace.nextStep(in: progress, after: course.steps[0])?.id == "second-step")
    progress.route = "gone"
    #expect(workspace.nextStep(in: progress)?.id == "first-step")
  }

  private func judge(_ text: String, _ status: Judgement.Status, at seconds: TimeInterval) throws {
    try copy.write(exercise, text)
    try workspace.record(
      Judgement(step: step.id, status: status), of: step, digest: workspace.digest(of: step),
      at: Date(timeIntervalSince1970: seconds))
  }

  private var entry: LearnerProgress.Entry? { workspace.store.read().progress.steps[step.id] }

  @Test("Work is counted until the first pass, and a long pause only in part")
  func seconds() throws {
    try judge("one\n", .failed, at: 1000)
    #expect(entry?.seconds == 0, "when it began is not known")
    try workspace.note(step, at: Date(timeIntervalSince1970: 1060)) { $0.hints = 1 }
    #expect(entry?.seconds == 60)
    try judge("two\n", .failed, at: 1060 + 3 * 3600)
    #expect(entry?.seconds == 60 + LearnerProgress.longestPause)
    try judge("two\n", .failed, at: 500)
    #expect(entry?.seconds == 60 + LearnerProgress.longestPause, "a clock that was put back")
    try judge("three\n", .passed, at: 510)
    #expect(entry?.seconds == 70 + LearnerProgress.longestPause)
    try judge("four\n", .failed, at: 600)
    #expect(entry?.seconds == 70 + LearnerProgress.longestPause, "it had passed")
  }

  @Test("Each answer that is not the one before is a try, until one passes")
  func tries() throws {
    try judge("one\n", .failed, at: 1)
    try judge("one\n", .failed, at: 2)
    #expect(entry?.tries == 1)
    try judge("two\n", .doesNotBuild, at: 3)
    try judge("three\n", .passed, at: 4)
    #expect(entry?.tries == 3)
    try judge("four\n", .failed, at: 5)
    #expect(entry?.tries == 3)
  }

  @Test("Times of a hostile file of progress overflow nothing")
  func hostileTimes() throws {
    try copy.write(
      ".workshop/progress.json",
      #"{"schema": 1, "lastWork": \#(Int.min), "steps": {"\#(step.id)": {"seconds": \#(Int.max), "tries": \#(Int.max)}}}"#
    )
    try judge("one\n", .failed, at: 1000)
    #expect(workspace.store.read().fault == nil)
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
