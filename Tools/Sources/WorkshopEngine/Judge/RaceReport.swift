import Foundation

/// One race, as ThreadSanitizer tells of it on standard error.
struct RaceReport: Sendable, Equatable, CustomStringConvertible {
  /// What it calls the race, such as “data race” or “Swift access race”.
  var kind: String
  /// The two accesses, in words such as “write in line 12”.
  var accesses: [String]

  var description: String {
    "\(kind): "
      + (accesses.isEmpty ? "no line of it is known" : accesses.joined(separator: ", and "))
  }

  /// The reports in a program's words, those of the same two places once.
  ///
  /// - Parameter answer: The file whose lines are named; elsewhere, the file is named too.
  static func all(in errors: String, answer: String) -> [RaceReport] {
    var reports: [RaceReport] = []
    var current: RaceReport?
    var access: String?
    func end() {
      if let report = current, !reports.contains(report) { reports.append(report) }
      current = nil
      access = nil
    }
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /WARNING: ThreadSanitizer: (.+?) \(pid=/) {
        end()
        current = RaceReport(kind: String(match.1), accesses: [])
      } else if line.hasPrefix("=====") {
        end()
      } else if current != nil {
        if let match = line.wholeMatch(
          of: /\s+(?:Previous )?([A-Za-z]+)(?: access| of size).* by (?:main )?thread.*:?/)
        {
          access = String(match.1).lowercased()
        } else if let kind = access, let place = place(line, answer: answer) {
          current?.accesses.append("\(words[kind] ?? kind) in \(place)")
          access = nil
        } else if line.isEmpty {
          access = nil
        }
      }
    }
    end()
    return reports
  }

  private static let words = ["modifying": "write"]

  /// The place of a frame that is ours: the answer's line, or a file and its line.
  private static func place(_ line: Substring, answer: String) -> String? {
    guard let match = line.firstMatch(of: /#\d+ .+? (\/[^ ]+\.swift):(\d+)/) else { return nil }
    let file = String(match.1)
    return file == answer ? "line \(match.2)" : "\(file.fileStem).swift, line \(match.2)"
  }
}
