import Foundation

@testable import WorkshopEngine

/// A file of the corpus in `Tools/Tests/Submissions`: an answer, and what must become of it.
///
/// Its first lines say so: `// step: ID`, `// must get: STATUS[ or STATUS …][, REASON]`, and a
/// sentence why. Then, where needed, `// allows: RULE, …` for what earlier layers would refuse,
/// `// seconds: N` for the run of the checks. `// needs: confinement` tells people which ones they
/// must not run without.
struct HandedIn: Sendable, CustomStringConvertible {
  var path: String
  var step: String
  var statuses: [Judgement.Status]
  /// A rule, a diagnostic id, a gate or a check; or nil.
  var reason: String?
  var why: String
  var allows: [String] = []
  var seconds: Int?

  var description: String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
    return "\(folder)/\(path.fileStem)"
  }

  static let folder = TestCourse.repository.appendingPathComponent("Tools/Tests/Submissions")

  /// Every file of a folder of the corpus, in order.
  static func all(_ kind: String) throws -> [HandedIn] {
    let folder = folder.appendingPathComponent(kind)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try HandedIn(path: folder.appendingPathComponent($0).path) }
  }

  struct BadHeader: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: `BadHeader`, or a file system error.
  init(path: String) throws {
    self.path = path
    var text = try String(contentsOfFile: path, encoding: .utf8)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
    func value(_ key: String, _ line: String) -> String? {
      line.hasPrefix("\(key): ") ? String(line.dropFirst(key.count + 2)) : nil
    }
    guard lines.count >= 3, let step = value("step", lines[0]),
      let verdict = value("must get", lines[1])
    else { throw BadHeader(description: "\(path) does not begin as a submission does.") }
    self.step = step
    why = lines[2]
    let parts = verdict.split(separator: ", ", maxSplits: 1).map(String.init)
    statuses = parts[0].split(separator: " or ").compactMap { .init(rawValue: String($0)) }
    reason = parts.count > 1 ? parts[1] : nil
    for line in lines.dropFirst(3) {
      if let rules = value("allows", line) {
        allows = rules.split(separator: ", ").map(String.init)
      } else if let number = value("seconds", line) {
        seconds = Int(number)
      }
    }
    guard !statuses.isEmpty, !why.isEmpty else {
      throw BadHeader(description: "\(path) names no status, or no reason.")
    }
  }

  /// Whether a judgement is what the file must get.
  func agrees(_ judgement: Judgement) -> Bool {
    statuses.contains(judgement.status)
      && (reason.map { judgement.reasons.contains($0) } ?? true)
  }
}
