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
  /// - Parameters:
  ///   - answer: The file whose lines are named; elsewhere, the file is named too.
  ///   - shown: What people call a line of the answer.
  static func all(
    in errors: String, answer: String, shown: (Int) -> Int = { $0 }
  ) -> [RaceReport] {
    var reports: [RaceReport] = []
    var current: RaceReport?
    var access: String?
    var isInAnswer = false
    func note(_ place: String) {
      let kind = access ?? "access"
      current?.accesses.append("\(words[kind] ?? kind) in \(place)")
      access = nil
      isInAnswer = false
    }
    func end() {
      if isInAnswer { note("your file") }
      if let report = current, !reports.contains(report) { reports.append(report) }
      current = nil
      access = nil
    }
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: ToolchainAssumptions.raceReport) {
        end()
        current = RaceReport(kind: String(match.1), accesses: [])
      } else if line.hasPrefix("=====") {
        end()
      } else if current != nil {
        if let match = line.wholeMatch(of: ToolchainAssumptions.raceAccess) {
          access = String(match.1).lowercased()
        } else if access != nil, let frame = frame(line) {
          if frame.file == answer, let number = frame.line {
            note("line \(shown(number))")
          } else if frame.file == answer {
            // An accessor that the compiler wrote has no line; its caller may have one.
            isInAnswer = true
          } else if isInAnswer {
            note("your file")
          } else if let number = frame.line {
            note("\(frame.file.fileStem).swift, line \(number)")
          }
        } else if line.isEmpty {
          if isInAnswer { note("your file") }
          access = nil
        }
      }
    }
    end()
    return reports
  }

  private static let words = ["modifying": "write"]

  /// The file and the line of a frame in Swift code.
  private static func frame(_ line: Substring) -> (file: String, line: Int?)? {
    guard let match = line.firstMatch(of: ToolchainAssumptions.raceFrame) else {
      return nil
    }
    return (String(match.1), match.2.flatMap { Int($0) })
  }
}
