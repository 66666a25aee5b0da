import WorkshopEngine

extension CourseLinter {
  /// A table behind a line `<!-- modes -->` is what each mode says of the Swift fence before that line, and what the
  /// fence prints where it is a program.
  func modeTableComplaints(in path: String) async throws -> [Complaint] {
    let file = MarkdownFile(try layout.text(path))
    var complaints: [Complaint] = []
    for (index, line) in file.lines.enumerated() where line == "<!-- modes -->" {
      func complain(_ message: String) {
        complaints.append(Complaint(rule: .modes, path: "\(path):\(index + 1)", message: message))
      }
      guard
        let fence = file.fences.last(where: { $0.language == "swift" && $0.lastLine <= index })
      else {
        complain("there is no Swift fence before it.")
        continue
      }
      let shown = file.lines.dropFirst(index + 1).drop { $0.isEmpty }.prefix { $0.hasPrefix("|") }
      let table = try await judge.compareModes(ofCode: fence.body).markdown
      if shown.joined(separator: "\n") != table {
        complain("the table has to be this one:\n\(table)")
      }
    }
    return complaints
  }
}
