// differs: one record is the business of an initializer of `Employee`, in an extension

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
      employees.append(try Employee(fields: fields, record: index + 1))
    }
    return Roster(employees: employees)
  }
}

extension Employee {
  fileprivate init(fields: [String], record: Int) throws(RosterError) {
    func text(at index: Int, _ field: RosterError.Field) throws(RosterError) -> String {
      guard fields.indices.contains(index), !fields[index].isEmpty else {
        throw RosterError(record: record, field: field)
      }
      return fields[index]
    }
    guard let id = Int(try text(at: 0, .id)) else { throw RosterError(record: record, field: .id) }
    self.init(id: id, name: try text(at: 1, .name), department: try text(at: 2, .department))
  }
}
