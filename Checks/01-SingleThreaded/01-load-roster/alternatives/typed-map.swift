// differs: `map` with a closure that says which error it throws

import Foundation

// MARK: - Given

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct RosterError: Error, Equatable {
  enum Field {
    case id, name, department
  }

  /// The number of the record: the first one after the header is 1.
  let record: Int
  let field: Field
}

struct Roster {
  let employees: [Employee]

  /// The records of a text, each as one to three fields without spaces around them.
  ///
  /// Blank lines do not count, the header is left out, and a department may hold commas.
  static func records(in text: String) -> [[String]] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.dropFirst().map { line in
      line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  // MARK: - Your turn

  static func load(from text: String) throws(RosterError) -> Roster {
    let numbered = zip(1..., records(in: text))
    let employees = try numbered.map { (record, fields) throws(RosterError) -> Employee in
      guard let id = Int(fields[0]) else { throw RosterError(record: record, field: .id) }
      guard let name = fields.dropFirst(1).first, !name.isEmpty else {
        throw RosterError(record: record, field: .name)
      }
      guard let department = fields.dropFirst(2).first, !department.isEmpty else {
        throw RosterError(record: record, field: .department)
      }
      return Employee(id: id, name: name, department: department)
    }
    return Roster(employees: employees)
  }
}
