/// What a check recorded of a run, read from the lines that `Timeline` draws.
///
/// The lines come from a program that holds a learner's code, so they are read for what they are worth: a line of another
/// form is left out.
struct RecordedOrder: Equatable {
  struct Event: Equatable {
    var lane: Int
    var text: String
    /// The lanes that wait while this happens.
    var waiting: Set<Int>
  }

  var lanes: [String] = []
  var events: [Event] = []
  /// What is said below the rows, such as who is still waiting.
  var notes: [String] = []

  /// Reads a check's comment; nil where nothing is drawn in it.
  init?(_ comment: String) {
    var block: [(lane: Int, row: [Character])] = []
    for line in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (name, row) = Self.row(of: line) {
        let lane = lanes.firstIndex(of: name) ?? lanes.endIndex
        if lane == lanes.endIndex { lanes.append(name) }
        block.append((lane, Array(row)))
      } else {
        take(&block)
        if line.hasPrefix("("), line.hasSuffix(")") {
          notes.append(String(line.dropFirst().dropLast()))
        }
      }
    }
    take(&block)
    guard !events.isEmpty else { return nil }
  }

  private static func row(of line: Substring) -> (name: String, row: Substring)? {
    guard let bar = line.range(of: " | ") else { return nil }
    let name = line[..<bar.lowerBound]
    guard let last = name.lastIndex(where: { $0 != " " }), name.count <= 20 else { return nil }
    return (String(name[...last]), line[bar.upperBound...])
  }

  /// Adds the events of rows that stand below each other, from left to right.
  private mutating func take(_ block: inout [(lane: Int, row: [Character])]) {
    let found = block.flatMap { lane, row in
      Self.texts(in: row).map { (lane: lane, column: $0.column, text: $0.text) }
    }.sorted { ($0.column, $0.lane) < ($1.column, $1.lane) }
    for (lane, column, text) in found {
      let waiting = block.filter { other in
        other.lane != lane && other.row.indices.contains(column) && other.row[column] == "."
      }
      events.append(Event(lane: lane, text: text, waiting: Set(waiting.map(\.lane))))
    }
    block = []
  }

  /// The texts of a row: two blanks, or the dots of a wait, stand between them.
  private static func texts(in row: [Character]) -> [(column: Int, text: String)] {
    var result: [(column: Int, text: String)] = []
    var start: Int?
    func character(_ index: Int) -> Character { index < row.count ? row[index] : " " }
    func end(at index: Int) {
      if let begin = start { result.append((begin, String(row[begin..<index]))) }
      start = nil
    }
    for index in row.indices {
      let (this, next) = (row[index], character(index + 1))
      if start == nil {
        let isWait = this == "." && (next == "." || next == " ")
        if this != " ", !isWait { start = index }
      } else if this == " ",
        next == " " || next == "." && [".", " "].contains(character(index + 2))
      {
        end(at: index)
      }
    }
    end(at: row.count)
    return result
  }
}
