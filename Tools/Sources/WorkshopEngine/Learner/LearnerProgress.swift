import Foundation

/// How far a learner has come, by step id.
public struct LearnerProgress: Codable, Sendable, Equatable {
  public static let currentSchema = 1

  public var schema = currentSchema
  public var steps: [String: Entry] = [:]

  public init() {}

  public struct Entry: Codable, Sendable, Equatable {
    /// What the last judgement said.
    public var status: Judgement.Status?
    /// The digest of the file that it was said of.
    public var answer: String?
    /// How many tiers of hints have been shown.
    public var hints: Int?
    /// What the learner predicted before the first edit.
    public var prediction: String?

    public init() {}
  }
}

/// Keeps a learner's progress in one small file, whole at every moment.
public struct ProgressStore: Sendable {
  public let file: URL

  public init(file: URL) {
    self.file = file
  }

  /// What a read found.
  public struct Reading: Sendable {
    public var progress: LearnerProgress
    /// Where a file that could not be read was put; the progress is empty then.
    public var setAside: URL?
  }

  /// Reads the progress; a corrupt file is set aside, never overwritten.
  public func read() -> Reading {
    guard let data = try? Data(contentsOf: file) else {
      return Reading(progress: LearnerProgress())
    }
    if let progress = try? JSONDecoder().decode(LearnerProgress.self, from: data),
      progress.schema == LearnerProgress.currentSchema
    {
      return Reading(progress: progress)
    }
    let aside = freeName("progress-unreadable-\(timestamp())")
    guard rename(file.path, aside.path) == 0 else { return Reading(progress: LearnerProgress()) }
    return Reading(progress: LearnerProgress(), setAside: aside)
  }

  /// A name that no file has yet: what was set aside is never overwritten.
  private func freeName(_ stem: String) -> URL {
    let folder = file.deletingLastPathComponent()
    var name = folder.appendingPathComponent("\(stem).json")
    var count = 2
    while FileManager.default.fileExists(atPath: name.path) {
      name = folder.appendingPathComponent("\(stem)-\(count).json")
      count += 1
    }
    return name
  }

  /// Changes the progress; two commands at the same time do not lose each other's changes.
  ///
  /// - Throws: a file system error; the file is as it was then.
  public func update(_ change: (inout LearnerProgress) -> Void) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { _ = flock(lock, LOCK_EX) }
    var progress = read().progress
    change(&progress)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try writeAtomically(encoder.encode(progress), to: file)
  }
}

/// Local time as a name for a file, to the second.
func timestamp() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyyMMdd-HHmmss"
  return formatter.string(from: Date())
}
