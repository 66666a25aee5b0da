// step: design-sendable-first
// must get: policy, shadowing
// A queue of the answer's own takes closures that are not Sendable, so the given files have nothing to warn of.

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

public final class DispatchQueue {
  public struct Attributes {
    public static var concurrent: Attributes { Attributes() }
    public static var none: Attributes { Attributes() }
  }
  public struct Flags {
    public static var barrier: Flags { Flags() }
    public static var none: Flags { Flags() }
  }
  public enum Priority { case userInitiated, none }

  public static var main: DispatchQueue { DispatchQueue(label: "") }
  public init(label: String, qos: Priority = .none, attributes: Attributes = .none) {}
  public func async(flags: Flags = .none, execute work: @escaping () -> Void) { work() }
  public func sync<Result>(execute work: () -> Result) -> Result { work() }
}
