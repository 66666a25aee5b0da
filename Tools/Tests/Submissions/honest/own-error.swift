// step: load-roster
// must get: passed
// An error that explains itself.

import Foundation

struct Employee: Equatable, Identifiable {
  let id: Int
  let name: String
  let department: String
}

struct RosterError: Error, Equatable {
  enum Field {
    case id, name, department
  }

  let record: Int
  let field: Field
}

struct Roster {
  let employees: [Employee]

  static func records(in text: String) -> [[String]] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.dropFirst().map { line in
      line.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  static func load(from text: String) throws(RosterError) -> Roster {
    var employees: [Employee] = []
    for (index, fields) in records(in: text).enumerated() {
      let record = index + 1
      guard let id = Int(fields[0]) else { throw RosterError(record: record, field: .id) }
      guard fields.count > 1, !fields[1].isEmpty else {
        throw RosterError(record: record, field: .name)
      }
      guard fields.count > 2, !fields[2].isEmpty else {
        throw RosterError(record: record, field: .department)
      }
      employees.append(Employee(id: id, name: fields[1], department: fields[2]))
    }
    return Roster(employees: employees)
  }
}

extension RosterError: LocalizedError {
  var errorDescription: String? { "Record \(record): \(field)" }
}
