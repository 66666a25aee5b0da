// Preview data
//
// Sample employees are good for previews, for a demo, and for a device without a network. Here they
// are on the main actor, as everything is in app mode that says nothing. The repository on the data
// layer cannot use them, and neither can nonisolated code.
//
// Goal: the file builds, and synchronous code uses `[Employee].preview` wherever it is: on the main
// actor, on the data layer, and in nonisolated code.
//
// - `preview` is the same four employees as here, whenever it is asked for, and cannot be assigned.
// - `EmployeeRepository` stays on the data layer, `DirectoryModel` on the main actor, and
//   `Demo.title()` nonisolated. What they offer stays synchronous, and does what it did.
// - How `preview` comes by the four is up to you, and so is whether `Employee.sample` remains.

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

// TODO: Let code on every actor use the samples without waiting.
extension [Employee] {
  static let preview = [12, 7, 31, 20].enumerated().map { Employee.sample($1, number: $0) }
}

extension Employee {
  private static let names = ["Ada Lovelace", "Zoë Müller", "Grace Hopper"]

  static func sample(_ id: Int, number: Int) -> Employee {
    Employee(id: id, name: names[number % names.count], manager: number == 0 ? nil : 12)
  }
}
