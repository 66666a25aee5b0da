import Foundation

/// Keeps a learner's progress in one small file, whole at every moment.
public struct ProgressStore: Sendable {
  public let file: URL

  public init(file: URL) {
    self.file = file
  }

  /// What a read found.
  public struct Reading: Sendable {
    public var progress: LearnerProgress
    /// Where a file that holds no progress was put; the progress is empty then.
    public var setAside: URL?
    /// What is wrong with the file, as the end of a sentence that begins with the file. Without ``setAside`` the file
    /// is where it was, and nothing is written to it.
    public var fault: String?
  }

  /// Reads the progress; a file that holds something else is set aside, never overwritten.
  public func read() -> Reading {
    guard case .faulty = look() else { return reading() }
    // Another command may be mending it at this moment.
    return withLock { reading() }
  }

  /// Changes the progress; two commands at the same time do not lose each other's changes.
  ///
  /// - Throws: a `FileTrouble`; the file is as it was then.
  public func update(_ change: (inout LearnerProgress) -> Void) throws {
    let folder = file.deletingLastPathComponent()
    try FileTrouble.telling(folder.path, .write) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try withLock {
      if case .unread(let trouble) = look() { throw trouble }
      let reading = reading()
      if reading.fault != nil, reading.setAside == nil {
        throw FileTrouble(path: file.path, act: .write, code: EACCES)
      }
      var progress = reading.progress
      change(&progress)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try writeAtomically(encoder.encode(progress), to: file)
    }
  }

  private enum Look {
    case none
    case whole(LearnerProgress)
    /// What it holds is no progress.
    case faulty(String)
    /// What it holds is not known: a network's disk is away, or no file can be opened now.
    case unread(FileTrouble)
  }

  private func look() -> Look {
    let data: Data
    do {
      data = try RegularFile.data(file)
    } catch {
      switch error.code {
      case ENOENT: return .none
      // These pass by themselves, or with the network.
      case EIO, ESTALE, ETIMEDOUT, EMFILE, ENFILE, ENOMEM: return .unread(error)
      default: return .faulty("cannot be read: \(error.reason)")
      }
    }
    struct Versioned: Decodable {
      var schema: Int
    }
    let current = LearnerProgress.currentSchema
    if let schema = try? JSONDecoder().decode(Versioned.self, from: data).schema, schema > current {
      return .faulty(
        "was written by a newer workshop (form \(schema), and this one reads \(current))")
    }
    guard let progress = try? JSONDecoder().decode(LearnerProgress.self, from: data),
      progress.schema == current
    else { return .faulty("does not hold what the workshop writes") }
    return .whole(progress)
  }

  /// What there is now, after a faulty file has been set aside.
  private func reading() -> Reading {
    switch look() {
    case .none: return Reading(progress: LearnerProgress())
    case .whole(let progress): return Reading(progress: progress)
    case .unread(let trouble):
      return Reading(progress: LearnerProgress(), fault: "cannot be read: \(trouble.reason)")
    case .faulty(let fault):
      let aside = freeName("progress-unreadable-\(timestamp())")
      let isAside = rename(file.path, aside.path) == 0
      return Reading(
        progress: LearnerProgress(), setAside: isAside ? aside : nil, fault: fault)
    }
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

  /// Where no lock can be had, as in a folder that cannot be written, it goes on without one.
  private func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}

/// Local time as a name for a file, to the second.
func timestamp() -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyyMMdd-HHmmss"
  return formatter.string(from: Date())
}
