/// The first record of an import: which column holds which field of an employee.
struct ImportHeading: Sendable {
  static let required = ["name", "department", "title", "email", "office", "start_date"]
  static let optional = ["sort_name", "phone", "manager_id"]

  let columns: [String]

  /// - Throws: `Problem`, which names all columns that are wrong.
  init(_ record: CSVReader.Record) throws {
    columns = record.fields.map { String(decoding: $0, as: UTF8.self).trimmed }
    var errors: [Problem.FieldError] = []
    if let fault = record.fault {
      errors.append(.init(field: "", code: .malformed, message: fault))
    }
    var seen: Set<String> = []
    for column in columns {
      let field = String(column.prefix(40))
      if !(Self.required + Self.optional).contains(column) {
        errors.append(.init(field: field, code: .unknown, message: "There is no such field."))
      } else if !seen.insert(column).inserted {
        errors.append(.init(field: field, code: .repeated, message: "This occurs twice."))
      }
      // All that a record of this many columns could say is said.
      if errors.count == 20 { break }
    }
    for column in Self.required where !seen.contains(column) {
      errors.append(.init(field: column, code: .required, message: "This column is missing."))
    }
    guard errors.isEmpty else { throw Problem.invalidImport(errors) }
  }

  /// Reads a record as an employee.
  ///
  /// An empty field is null where a field may be null.
  func row(_ record: CSVReader.Record) -> ImportRow {
    var row = ImportRow(line: record.line, fields: record.fields)
    if let fault = record.fault {
      row.errors = [.init(field: "", code: .malformed, message: fault)]
      return row
    }
    guard record.fields.count == columns.count else {
      let counts = "\(record.fields.count) fields, and the first line \(columns.count)"
      row.errors = [
        .init(field: "", code: .malformed, message: "This line has \(counts).")
      ]
      return row
    }
    var members: [String: JSONValue] = [:]
    for (column, bytes) in zip(columns, record.fields) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        row.errors.append(
          .init(field: column, code: .malformed, message: "This has bytes that are not UTF-8."))
        continue
      }
      if Self.optional.contains(column), text.trimmed.isEmpty { continue }
      members[column] = column == "manager_id" ? Self.number(text.trimmed) : .string(text)
    }
    guard row.errors.isEmpty else { return row }
    do {
      row.draft = try EmployeeDraft(members: members)
    } catch let problem as Problem {
      row.errors = problem.errors
    } catch {
      row.errors = [.init(field: "", code: .malformed, message: "This line cannot be read.")]
    }
    return row
  }

  private static func number(_ text: String) -> JSONValue {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)/) == nil ? .string(text) : .number(text)
  }
}

extension String {
  /// The text between its blanks.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
