import Foundation
import WorkshopDigest

/// A learner's copy of the course: their files, what is known of them, and what was kept aside.
public struct Workspace: Sendable {
  public let layout: CourseLayout
  public let store: ProgressStore

  public init(layout: CourseLayout) {
    self.layout = layout
    store = ProgressStore(file: layout.url(".workshop/progress.json"))
  }

  public enum State: String, Codable, Sendable {
    /// The starter, as it came.
    case untouched
    /// Edited since it came, and not passed as it is now.
    case edited
    case passed
    /// There is no readable file.
    case missing
  }

  /// Where a step stands, from its file as it is now: an edit after a pass wants a new judgement.
  public func state(of step: Course.Step, in progress: LearnerProgress) -> State {
    guard let data = try? Data(contentsOf: layout.url(layout.exercise(step))) else {
      return .missing
    }
    let entry = progress.steps[step.id]
    if entry?.status == .passed, entry?.answer == sha256(Array(data)) { return .passed }
    return data == (try? Data(contentsOf: layout.url(layout.starter(step)))) ? .untouched : .edited
  }

  /// The first step that is not passed, in the course's order.
  public func nextStep(in progress: LearnerProgress, after step: Course.Step? = nil) -> Course.Step?
  {
    let steps = layout.course.steps
    let open = { (step: Course.Step) in state(of: step, in: progress) != .passed }
    if let step, let index = steps.firstIndex(of: step),
      let next = steps[(index + 1)...].first(where: open)
    {
      return next
    }
    return steps.first(where: open)
  }

  /// Remembers a judgement of the learner's own file.
  public func record(_ judgement: Judgement, of step: Course.Step) throws {
    let data = try? Data(contentsOf: layout.url(layout.exercise(step)))
    try store.update { progress in
      progress.steps[step.id, default: .init()].status = judgement.status
      progress.steps[step.id, default: .init()].answer = data.map { sha256(Array($0)) }
    }
  }

  /// Puts another file in the place of the learner's, which is kept aside first.
  ///
  /// - Returns: where the learner's file was kept, or nil where nothing of theirs was lost.
  public func replaceExercise(of step: Course.Step, with path: String) throws -> String? {
    let exercise = layout.url(layout.exercise(step))
    let replacement = try Data(contentsOf: layout.url(path))
    var kept: String?
    if let theirs = try? Data(contentsOf: exercise), theirs != replacement,
      theirs != (try? Data(contentsOf: layout.url(layout.starter(step))))
    {
      kept = keptPath(for: step)
      try writeAtomically(theirs, to: layout.url(kept ?? ""))
    }
    try writeAtomically(replacement, to: exercise)
    return kept
  }

  private func keptPath(for step: Course.Step) -> String {
    let stem = ".workshop/kept/\(step.id)-\(timestamp())"
    var path = "\(stem).swift"
    var count = 2
    while FileManager.default.fileExists(atPath: layout.url(path).path) {
      path = "\(stem)-\(count).swift"
      count += 1
    }
    return path
  }
}
