// differs: goes through the lines itself, with `components(separatedBy:)` and a counter

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
    var employees: [Employee] = []
    var record = -1
    for line in text.components(separatedBy: .newlines) {
      if line.trimmingCharacters(in: .whitespaces).isEmpty { continue }
      record += 1
      if record == 0 { continue }
      let parts = line.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let id = parts.first.flatMap({ Int($0) }) else {
        throw RosterError(record: record, field: .id)
      }
      let name = parts.count >= 2 ? parts[1] : ""
      if name == "" { throw RosterError(record: record, field: .name) }
      // A comma after the second belongs to the department.
      let commas = line.indices.filter { line[$0] == "," }
      let rest = commas.count >= 2 ? String(line[commas[1]...].dropFirst()) : ""
      let department = rest.trimmingCharacters(in: .whitespaces)
      if department == "" { throw RosterError(record: record, field: .department) }
      employees.append(Employee(id: id, name: name, department: department))
    }
    return Roster(employees: employees)
  }
}
