// differs: `map`, and a nested function that reads a field or throws

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
    let employees = try records(in: text).enumerated().map { index, fields throws(RosterError) in
      func field(_ position: Int, _ name: RosterError.Field) throws(RosterError) -> String {
        guard fields.indices.contains(position), !fields[position].isEmpty else {
          throw RosterError(record: index + 1, field: name)
        }
        return fields[position]
      }
      guard let id = Int(try field(0, .id)) else {
        throw RosterError(record: index + 1, field: .id)
      }
      return Employee(id: id, name: try field(1, .name), department: try field(2, .department))
    }
    return Roster(employees: employees)
  }
}
