// Load a roster
//
// A roster is text: a header, then one record a line, with an id, a name and a department.
//
//     id,name,department
//     7,Grace Hopper,Research
//
// The `load(from:)` below omits records with too few fields. An id that is not a number ends the
// app.
//
// Goal: `load(from:)` returns every record of the roster, or names a faulty one.
//
// - It is synchronous. It says `throws(RosterError)`.
// - The employees come in the order of the text. Two may have the same id.
// - A field is faulty if it is missing or empty. An id is also faulty if `Int` cannot read it.
// - The error names the first faulty record, and its first faulty field from the left.
// - Text without records is an empty roster.

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

  // TODO: Throw where a record is faulty, in place of losing it or crashing.
  static func load(from text: String) -> Roster {
    var employees: [Employee] = []
    for fields in records(in: text) where fields.count == 3 {
      let id = Int(fields[0])!
      employees.append(Employee(id: id, name: fields[1], department: fields[2]))
    }
    return Roster(employees: employees)
  }
}
