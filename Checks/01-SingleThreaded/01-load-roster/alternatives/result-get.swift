// differs: a Result for each record; `get()` throws the type of its failure

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
    for (index, fields) in records(in: text).enumerated() {
      employees += [try employee(fields, record: index + 1).get()]
    }
    return Roster(employees: employees)
  }

  private static func employee(
    _ fields: [String], record: Int
  ) -> Result<Employee, RosterError> {
    let padded = fields + ["", ""]
    guard let id = Int(padded[0]) else { return .failure(RosterError(record: record, field: .id)) }
    for (text, field) in [(padded[1], RosterError.Field.name), (padded[2], .department)]
    where text.isEmpty {
      return .failure(RosterError(record: record, field: field))
    }
    return .success(Employee(id: id, name: padded[1], department: padded[2]))
  }
}
