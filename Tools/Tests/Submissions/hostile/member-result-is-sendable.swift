// step: design-sendable-first
// must get: gate, unchecked-sendable
// Every result is Sendable now, also one of values that are not.

import Foundation

// MARK: - Your turn

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

extension Result: @unchecked @retroactive Sendable {}
