import WorkshopEngine

/// A document that lists what the lessons claim, each claim with the places that prove it.
///
/// A row's second cell has the places, with “; ” between them: a path in backticks, and after a colon the words
/// to look for there, in curly quotes.
struct ClaimTable: Sendable {
  static let document = "Docs/Claims.md"

  struct Place: Sendable, Equatable {
    var path: String
    /// Each stands in the file, however its lines are broken.
    var words: [String]
  }

  struct Row: Sendable {
    var line: Int
    var claim: String
    var places: [Place]
  }

  var rows: [Row] = []

  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.hasPrefix("| ") {
      let cells = line.split(separator: " | ", maxSplits: 1)
      // The heads of a table, and the line under them.
      guard cells.count == 2,
        !(lines.indices.contains(index + 1)
          && lines[index + 1].hasPrefix("| --- |")), !line.hasPrefix("| --- |")
      else { continue }
      rows.append(
        Row(
          line: index + 1, claim: String(cells[0].dropFirst(2)), places: Self.places(in: cells[1])))
    }
  }

  private static func places(in cell: Substring) -> [Place] {
    var places: [Place] = []
    var rest = cell
    while let start = rest.firstIndex(where: { $0 == "`" || $0 == "“" }) {
      let isPath = rest[start] == "`"
      let text = rest[rest.index(after: start)...]
      guard let end = text.firstIndex(of: isPath ? "`" : "”") else { break }
      if isPath {
        places.append(Place(path: String(text[..<end]), words: []))
      } else if !places.isEmpty {
        places[places.count - 1].words.append(String(text[..<end]))
      }
      rest = text[text.index(after: end)...]
    }
    return places
  }
}

extension CourseLinter {
  /// Each claim names a place, each place is there, and holds the words that it is said to hold.
  func claimComplaints() -> [Complaint] {
    let path = ClaimTable.document
    guard layout.exists(path), let text = try? layout.text(path) else { return [] }
    func oneLine(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return ClaimTable(markdown: text).rows.flatMap { row in
      func complaint(_ message: String) -> Complaint {
        Complaint(rule: .claims, path: "\(path):\(row.line)", message: message)
      }
      guard !row.places.isEmpty else { return [complaint("no place proves “\(row.claim)”")] }
      return row.places.flatMap { place -> [Complaint] in
        guard let text = try? layout.text(place.path) else {
          return [complaint("there is no file \(place.path).")]
        }
        let whole = oneLine(text)
        return place.words.filter { !whole.contains(oneLine($0)) }.map {
          complaint("\(place.path) does not say “\($0)”.")
        }
      }
    }
  }
}
