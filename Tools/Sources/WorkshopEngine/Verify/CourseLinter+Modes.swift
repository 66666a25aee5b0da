extension CourseLinter {
  /// The tables of a page that follow a line such as `<!-- modes: where-a-task-runs -->` are what running a
  /// step's prediction in all modes shows.
  func modeTableComplaints(in path: String) async throws -> [Complaint] {
    let lines = MarkdownFile(try layout.text(path)).lines
    var complaints: [Complaint] = []
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: /<!-- modes: (\S+) -->/) else { continue }
      func complain(_ message: String) {
        complaints.append(Complaint(rule: .modes, path: "\(path):\(index + 1)", message: message))
      }
      guard let step = course.steps.first(where: { $0.id == match.1 }) else {
        complain("there is no step \(match.1).")
        continue
      }
      let shown = lines.dropFirst(index + 1).drop { $0.isEmpty }.prefix { $0.hasPrefix("|") }
      let table = ModeTable(try await judge.compareModes(ofPredictionFor: step)).markdown
      if shown.joined(separator: "\n") != table {
        complain("the table has to be this one:\n\(table)")
      }
    }
    return complaints
  }
}
