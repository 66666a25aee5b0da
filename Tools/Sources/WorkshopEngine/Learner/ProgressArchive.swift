import Foundation

/// A learner's progress and answers in one file, to take to another clone of the course.
///
/// Steps are known by their ids, so a course whose steps were numbered anew takes it too. A file of another person is
/// hostile until checked: it says what is in steps of this course, and never where a file is.
public struct ProgressArchive: Codable, Sendable, Equatable {
  public static let currentSchema = 1
  /// More than the answers to all steps take.
  static let mostBytes = 64 << 20

  public var schema = currentSchema
  public var progress: LearnerProgress
  /// What the learner's files hold, by step id; starters as they came are left out.
  public var answers: [String: String]

  /// Why a file cannot be taken.
  public struct Unusable: UserFacingError {
    public var description: String
  }

  /// What an import did.
  public struct Outcome: Sendable, Equatable {
    /// Ids of the steps whose files were written, in the order of the course.
    public var written: [String] = []
    /// Where files that were there are kept.
    public var kept: [String] = []
    /// Ids that this course does not have.
    public var unknown: [String] = []
    /// Ids of answers that are larger than any that may be judged.
    public var refused: [String] = []
  }

  /// What there is to take away from a workspace.
  public init(_ workspace: Workspace) {
    progress = workspace.store.read().progress
    let layout = workspace.layout
    answers = [:]
    for step in layout.course.steps {
      guard let text = try? AnswerFile.read(layout.exercise(step), below: layout.root),
        text != (try? layout.text(layout.starter(step)))
      else { continue }
      answers[step.id] = text
    }
  }

  /// - Throws: `Unusable`, or `FileTrouble`.
  public init(file: URL) throws {
    func unusable(_ reason: String) -> Unusable {
      Unusable(description: "\(file.path) \(reason).")
    }
    var info = stat()
    if stat(file.path, &info) == 0, info.st_size > Self.mostBytes {
      throw unusable("is larger than any file of ./workshop progress export")
    }
    let data = try RegularFile.data(file)
    struct Versioned: Decodable {
      var schema: Int
      var answers: [String: String]
    }
    guard let version = try? JSONDecoder().decode(Versioned.self, from: data) else {
      throw unusable("is no file of ./workshop progress export")
    }
    guard version.schema == Self.currentSchema,
      let archive = try? JSONDecoder().decode(Self.self, from: data),
      archive.progress.schema == LearnerProgress.currentSchema
    else { throw unusable("was written by another version of the workshop") }
    self = archive
  }

  /// - Throws: `Unusable` where something else than an archive would be overwritten, or `FileTrouble`.
  public func write(to file: URL) throws {
    var info = stat()
    if lstat(file.path, &info) == 0, (try? Self(file: file)) == nil {
      throw Unusable(
        description:
          "\(file.path) is there, and no file of ./workshop progress export; choose another name.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try writeAtomically(try encoder.encode(self) + Data("\n".utf8), to: file)
  }

  /// Puts answers and progress into a workspace; what was there is kept aside, and no pass is lost.
  ///
  /// - Throws: `FileTrouble`; what was written until then stays.
  public func unpack(into workspace: Workspace) throws -> Outcome {
    let steps = workspace.layout.course.steps
    let known = Set(steps.map(\.id))
    var outcome = Outcome()
    outcome.unknown = Set(answers.keys).union(progress.steps.keys).subtracting(known)
      .filter(Self.isID).sorted()
    for step in steps {
      guard let text = answers[step.id] else { continue }
      guard text.utf8.count <= AnswerFile.sizeLimit else {
        outcome.refused.append(step.id)
        continue
      }
      let data = Data(text.utf8)
      let exercise = workspace.layout.url(workspace.layout.exercise(step))
      guard (try? RegularFile.data(exercise)) != data else { continue }
      if let kept = try workspace.replaceExercise(of: step, with: data) {
        outcome.kept.append(kept)
      }
      outcome.written.append(step.id)
    }
    try workspace.store.update { merge(into: &$0) }
    return outcome
  }

  private func merge(into here: inout LearnerProgress) {
    here.route = here.route ?? progress.route
    here.lastWork = [here.lastWork, progress.lastWork].compactMap(\.self).max()
    for (id, review) in progress.mixed ?? [:] where Self.isID(id) {
      let own = here.mixed?[id]
      here.mixed = (here.mixed ?? [:])
        .merging([id: own.map { $0.asked >= review.asked ? $0 : review } ?? review]) { $1 }
    }
    for (id, entry) in progress.steps where Self.isID(id) {
      guard let own = here.steps[id] else {
        here.steps[id] = entry
        continue
      }
      var merged = own.passedAnswer == nil && entry.passedAnswer != nil ? entry : own
      // The answer that was brought along is the one that is there now.
      if answers[id] != nil, entry.passedAnswer != nil { merged = entry }
      merged.review = [own.review, entry.review].compactMap(\.self).max { $0.asked < $1.asked }
      merged.hints = [own.hints, entry.hints].compactMap(\.self).max()
      here.steps[id] = merged
    }
  }

  private static func isID(_ word: String) -> Bool {
    word.utf8.count <= 100 && word.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil
  }
}
