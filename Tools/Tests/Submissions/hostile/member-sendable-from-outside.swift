// step: design-sendable-first
// must get: gate, unchecked-sendable
// A conformance of a given class is worth seven warnings, and the compiler has not checked it.

import Foundation

// MARK: - Your turn

/// An employee as the server sends one. Equal to every other version of the same employee.
///
/// A structure: a closure on another queue captures a copy, which no other queue can change. A public
/// structure is Sendable where it says so, since clients in other modules count on it.
public struct Employee: Codable, Hashable, Sendable {
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
///
/// Sendable because an array of Sendable elements is. It could not be while Employee was a class with
/// variables.
public struct RosterSnapshot: Sendable {
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

extension RosterService: @unchecked Sendable {}
