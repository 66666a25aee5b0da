// Make the data Sendable first
//
// A RosterSnapshot and its employees are read on three queues. They are classes that each of these
// could change.
//
// Goal: the compiler has checked that `Employee` and `RosterSnapshot` are Sendable.
//
// - The warnings about them are gone: the module fits the step's budget, which `./workshop check`
//   names.
// - Equality, the server's format and the order of employees stay as they are.
// - A snapshot holds the given employees. `replacing(_:)` counts the version up by one, replaces
//   every employee equal to the new one, and adds none.
// - Two copies of a structure are independent.
//
// Up to you: structures or classes; whether a name can still be set. The module's other files are
// given, and compile either way.

import Foundation

// MARK: - Your turn

// TODO: Let these types be Sendable, in a way that the compiler can check.

/// An employee as the server sends one. Equal to every other version of the same employee.
public final class Employee: Codable, Hashable {
  public let id: Int
  public var name: String
  public var department: String

  public init(id: Int, name: String, department: String) {
    self.id = id
    self.name = name
    self.department = department
  }

  public func renamed(_ name: String) -> Employee {
    Employee(id: id, name: name, department: department)
  }

  public static func == (left: Employee, right: Employee) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The roster at one moment, in the server's order.
public final class RosterSnapshot {
  public static let empty = RosterSnapshot(version: 0, employees: [])

  public var version: Int
  public var employees: [Employee]

  public init(version: Int, employees: [Employee]) {
    self.version = version
    self.employees = employees
  }

  /// The next version, with one employee in the place of the older one.
  public func replacing(_ employee: Employee) -> RosterSnapshot {
    RosterSnapshot(
      version: version + 1, employees: employees.map { $0 == employee ? employee : $0 })
  }
}
