// Preview data
//
// Sample employees are good for previews, demos, and devices without a network. In app mode these
// are isolated to the main actor. The repository on the data layer cannot use them, and neither can
// nonisolated code.
//
// Goal: the file builds, and synchronous code uses `[Employee].preview` on the main actor, on the
// data layer, and in nonisolated code.
//
// - `preview` is always the same four employees as here, and cannot be assigned.
// - `EmployeeRepository` stays on the data layer, `DirectoryModel` stays on the main actor, and
//   `Demo.title()` nonisolated. Their members stay synchronous, and do what they did.
//
// Up to you: how `preview` gets the four, and whether `Employee.sample` remains.

// MARK: - Given

@globalActor actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
  let manager: Int?
}

@DataLayer final class EmployeeRepository {
  private(set) var employees: [Employee] = []
  nonisolated init() {}
  func add(_ employee: Employee) { employees.append(employee) }
  func useSamples() { employees = .preview }
}

final class DirectoryModel {
  private(set) var employees: [Employee] = .preview
  func remove(_ id: Int) { employees.removeAll { $0.id == id } }
}

enum Demo {
  nonisolated static func title() -> String {
    "\([Employee].preview.count) sample employees"
  }
}

// MARK: - Your turn

// In app mode an extension of a nonisolated type is on the main actor unless it says otherwise.
// What these lines hold never changes and is Sendable, so it needs no guard.
nonisolated extension [Employee] {
  static let preview = [12, 7, 31, 20].enumerated().map { Employee.sample($1, number: $0) }
}

// The first caller makes the samples, on any actor, so what makes them has to be free as well.
nonisolated extension Employee {
  private static let names = ["Ada Lovelace", "Zoë Müller", "Grace Hopper"]

  static func sample(_ id: Int, number: Int) -> Employee {
    Employee(id: id, name: names[number % names.count], manager: number == 0 ? nil : 12)
  }
}
