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
    /// Edited since it came, and never passed.
    case edited
    case passed
    /// Passed before, and edited since: it counts as passed, and as it is now it has not been judged so.
    case editedAfterPass = "edited-after-pass"
    /// Our solution, as `solve` put it in place; it has not been judged.
    case solved
    /// There is no file that can be read: none at all, a folder, a link, one of another user's.
    case missing

    /// Whether the step counts as passed.
    public var isPassed: Bool { self == .passed || self == .editedAfterPass }
  }

  /// Where a step stands, from its file as it is now.
  public func state(of step: Course.Step, in progress: LearnerProgress) -> State {
    guard let data = answer(to: step) else { return .missing }
    let passed = progress.steps[step.id]?.passedAnswer
    if let passed, passed == sha256(Array(data)) { return .passed }
    // A learner who goes back to the starter begins anew.
    if data == (try? Data(contentsOf: layout.url(layout.starter(step)))) { return .untouched }
    if passed != nil { return .editedAfterPass }
    return progress.steps[step.id]?.solved == sha256(Array(data)) ? .solved : .edited
  }

  /// The route that the learner follows; nil for the whole course, also where the course has it no more.
  public func route(in progress: LearnerProgress) -> Course.Route? {
    progress.route.flatMap(layout.course.route(named:))
  }

  /// What the learner goes through, in this order.
  public func steps(in progress: LearnerProgress) -> [Course.Step] {
    route(in: progress).map(layout.course.steps(of:)) ?? layout.course.steps
  }

  /// The first step that is neither passed nor solved, in the order of the learner's route.
  public func nextStep(in progress: LearnerProgress, after step: Course.Step? = nil) -> Course.Step?
  {
    nextStep(among: steps(in: progress), in: progress, after: step)
  }

  /// The first of these steps that is neither passed nor solved.
  public func nextStep(
    among steps: [Course.Step], in progress: LearnerProgress, after step: Course.Step? = nil
  ) -> Course.Step? {
    let open = { (step: Course.Step) in
      let state = state(of: step, in: progress)
      return !state.isPassed && state != .solved
    }
    if let step, let index = steps.firstIndex(of: step),
      let next = steps[(index + 1)...].first(where: open)
    {
      return next
    }
    return steps.first(where: open)
  }

  /// The step before the next one, where that passed and nothing of the next one is edited yet.
  ///
  /// Who asks for a solution then means the one that is done.
  public func stepJustPassed(in progress: LearnerProgress) -> Course.Step? {
    let steps = steps(in: progress)
    let next = nextStep(among: steps, in: progress).flatMap(steps.firstIndex)
    guard let last = steps[..<(next ?? steps.endIndex)].last,
      next.map({ state(of: steps[$0], in: progress) == .untouched }) ?? true,
      state(of: last, in: progress).isPassed
    else { return nil }
    return last
  }

  /// What a judgement is about, or nil where there is no file that can be read.
  public func digest(of step: Course.Step) -> String? {
    answer(to: step).map { sha256(Array($0)) }
  }

  /// Remembers a judgement of the learner's own file.
  ///
  /// - Parameters:
  ///   - digest: That of the file before it was judged. Where the file is another by now, it is not known which
  ///     of the two was judged, and the step counts as edited.
  ///   - now: When it was judged.
  /// - Throws: as ``ProgressStore/update(_:)``.
  public func record(
    _ judgement: Judgement, of step: Course.Step, digest: String?, at now: Date = Date()
  ) throws {
    let isSame = digest == self.digest(of: step)
    try store.update { progress in
      progress.noteWork(on: step.id, at: Int(now.timeIntervalSince1970))
      var entry = progress.steps[step.id] ?? .init()
      entry.passed = entry.passedAnswer
      if entry.passed == nil, entry.answer != digest || entry.tries == nil {
        entry.tries = (entry.tries ?? 0) &+ 1
      }
      (entry.status, entry.answer) = (judgement.status, isSame ? digest : nil)
      if judgement.status == .passed, isSame {
        entry.passed = digest
        entry.passedOn = entry.passedOn ?? Int(now.timeIntervalSince1970)
      }
      progress.steps[step.id] = entry
    }
  }

  /// Changes what is known of a step because the learner did something about it.
  ///
  /// - Throws: as ``ProgressStore/update(_:)``.
  public func note(
    _ step: Course.Step, at now: Date = Date(), _ change: (inout LearnerProgress.Entry) -> Void
  ) throws {
    try store.update { progress in
      progress.noteWork(on: step.id, at: Int(now.timeIntervalSince1970))
      change(&progress.steps[step.id, default: .init()])
    }
  }

  /// Puts our solution in the place of the learner's file, which is kept aside first.
  ///
  /// - Returns: where the learner's file was kept, or nil where nothing of theirs was lost.
  /// - Throws: `FileTrouble`; the learner's file is where it was then.
  public func solve(_ step: Course.Step) throws -> String? {
    let kept = try replaceExercise(of: step, with: layout.solution(step))
    let digest = digest(of: step)
    try store.update { $0.steps[step.id, default: .init()].solved = digest }
    return kept
  }

  /// - Throws: an error whose words say why the learner's file cannot be judged.
  public func refuseUnreadable(_ step: Course.Step) throws {
    _ = try AnswerFile.read(layout.exercise(step), below: layout.root)
  }

  private func answer(to step: Course.Step) -> Data? {
    let file = layout.url(layout.exercise(step))
    return RegularFile.isThere(file) ? try? RegularFile.data(file) : nil
  }

  /// Puts another file in the place of the learner's, which is kept aside first.
  ///
  /// - Returns: where the learner's file was kept, or nil where nothing of theirs was lost.
  /// - Throws: `FileTrouble`; the learner's file is where it was then.
  public func replaceExercise(of step: Course.Step, with path: String) throws -> String? {
    try replaceExercise(of: step, with: RegularFile.data(layout.url(path), named: path))
  }

  /// The same with a file's contents.
  func replaceExercise(of step: Course.Step, with replacement: Data) throws -> String? {
    let exercise = layout.url(layout.exercise(step))
    var info = stat()
    guard lstat(exercise.path, &info) == 0 else {
      try write(replacement, to: step)
      return nil
    }
    guard let theirs = try? RegularFile.data(exercise) else {
      return try moveAside(step) { try write(replacement, to: step) }
    }
    var kept: String?
    if theirs != replacement, theirs != (try? Data(contentsOf: layout.url(layout.starter(step)))) {
      let path = keptPath(for: step)
      try writeAtomically(theirs, to: layout.url(path), named: path)
      kept = path
    }
    try write(replacement, to: step)
    return kept
  }

  private func write(_ replacement: Data, to step: Course.Step) throws {
    let path = layout.exercise(step)
    try writeAtomically(replacement, to: layout.url(path), named: path)
  }

  /// Keeps what cannot be copied, such as a folder or a file that may not be read, by moving it.
  private func moveAside(_ step: Course.Step, then write: () throws -> Void) throws -> String {
    let path = keptPath(for: step)
    let (exercise, kept) = (layout.url(layout.exercise(step)), layout.url(path))
    let folder = kept.deletingLastPathComponent()
    try FileTrouble.telling(folder.path, .write) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    guard rename(exercise.path, kept.path) == 0 else {
      throw FileTrouble(path: path, act: .write, code: errno)
    }
    do {
      try write()
    } catch {
      _ = rename(kept.path, exercise.path)
      throw error
    }
    return path
  }

  /// Writes a file of the course, whole or not at all.
  ///
  /// - Throws: `FileTrouble`.
  public func write(_ text: String, to path: String) throws {
    try writeAtomically(Data(text.utf8), to: layout.url(path), named: path)
  }

  /// The folder of the cache, which is made if it is not there.
  ///
  /// - Throws: `FileTrouble` where nothing can be written to it.
  public func cacheFolder() throws -> URL {
    let folder = layout.url(".workshop/cache")
    try FileTrouble.telling(folder.path, .write) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    guard access(folder.path, W_OK) == 0 else {
      throw FileTrouble(path: folder.path, act: .write, code: errno)
    }
    // What is in it knows its place: by whichever link it was found, that is the same.
    return folder.resolvingSymlinksInPath()
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
