// refused by: checks — kept by id, so that the later of two records with one id replaces the earlier

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
    var ids: [Int] = []
    var employees: [Int: Employee] = [:]
    for (index, fields) in records(in: text).enumerated() {
      let record = index + 1
      guard let id = Int(fields[0]) else { throw RosterError(record: record, field: .id) }
      guard fields.count > 1, !fields[1].isEmpty else {
        throw RosterError(record: record, field: .name)
      }
      guard fields.count > 2, !fields[2].isEmpty else {
        throw RosterError(record: record, field: .department)
      }
      if employees[id] == nil { ids.append(id) }
      employees[id] = Employee(id: id, name: fields[1], department: fields[2])
    }
    return Roster(employees: ids.compactMap { employees[$0] })
  }
}
