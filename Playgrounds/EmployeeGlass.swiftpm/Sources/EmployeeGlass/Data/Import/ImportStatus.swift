import Foundation

/// How far the server is with an import, as far as it is believed.
nonisolated struct ImportStatus: Sendable, Hashable {
  enum State: String, Sendable, Decodable {
    case running
    /// The connection or the server ended.
    case interrupted
    case cancelled
    /// All of the file was looked at.
    case completed
    /// The file is no CSV from some line on.
    case failed
  }

  var state: State
  /// Records that were looked at, without the heading.
  var lines = 0
  var added = 0
  var leftOut = 0
  /// How much of the file that is.
  var bytes = 0
  /// What is wrong with the whole file, in the server's words.
  var detail: String?
  /// The first that are wrong with lines, at most ``mostFaults``.
  var faults: [ImportFault] = []

  static let mostFaults = 100
}

/// What is wrong with one line of a file.
nonisolated struct ImportFault: Sendable, Hashable {
  /// In the file, whose first line is 1.
  let line: Int
  /// As the server calls it; empty for the whole line.
  let field: String
  let message: String
}

nonisolated extension ImportStatus {
  private struct Record: Decodable {
    struct Fault: Decodable {
      let line: Int
      let field: String
      let message: String
    }
    let id: String
    let state: State
    let rows: Int
    let inserted: Int
    let faulty: Int
    let bytes: Int
    let detail: String?
    let faults: [Fault]?
  }

  /// Reads an answer, of which nothing is believed.
  ///
  /// - Parameter id: Of the import that was asked for.
  /// - Throws: `EmployeeServiceError.malformed`.
  init(json: Data, id: String) throws {
    let record: Record
    do {
      record = try JSONDecoder().decode(Record.self, from: json)
    } catch {
      throw EmployeeServiceError.malformed("The import is not what was agreed on: \(error)")
    }
    func check(_ isRight: Bool, _ field: String) throws {
      guard isRight else { throw EmployeeServiceError.malformed("Import: \(field)") }
    }
    try check(record.id == id, "id")
    // A file has no more records than bytes.
    let counts = 0...ImportFile.longest
    try check(counts.contains(record.bytes) && counts.contains(record.rows), "bytes and rows")
    try check(counts.contains(record.inserted) && counts.contains(record.faulty), "counts")
    try check(record.inserted + record.faulty == record.rows, "inserted and faulty")
    try check(record.faults?.count ?? 0 <= Self.mostFaults, "faults")
    let faults = try (record.faults ?? []).map { fault in
      guard let checked = ImportFault(line: fault.line, fault.field, fault.message) else {
        throw EmployeeServiceError.malformed("Import: a fault at line \(fault.line)")
      }
      return checked
    }
    try check(faults.isEmpty || record.faulty > 0, "faults without a faulty line")
    self.init(
      state: record.state, lines: record.rows, added: record.inserted, leftOut: record.faulty,
      bytes: record.bytes, detail: record.detail.flatMap { $0.isPlainLine ? $0 : nil },
      faults: faults)
  }
}

nonisolated extension ImportFault {
  /// A fault that can be shown; nil for another one.
  init?(line: Int, _ field: String, _ message: String) {
    guard (1...ImportFile.longest).contains(line), field.isEmpty || field.isPlainLine,
      message.isPlainLine
    else { return nil }
    self.init(line: line, field: field, message: message)
  }
}

nonisolated extension String {
  /// Whether the text is there, is short, and stays within itself.
  fileprivate var isPlainLine: Bool {
    !isEmpty && utf8.count <= Employee.longestText && isShowable
  }
}
