// refused by: checks — `add` replaces an employee who has the same id
// whole: `add` replaces

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
  func add(_ employee: Employee) {
    employees.removeAll { $0.id == employee.id }
    employees.append(employee)
  }
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

nonisolated extension [Employee] {
  static let preview = [12, 7, 31, 20].enumerated().map { Employee.sample($1, number: $0) }
}

nonisolated extension Employee {
  private static let names = ["Ada Lovelace", "Zoë Müller", "Grace Hopper"]

  static func sample(_ id: Int, number: Int) -> Employee {
    Employee(id: id, name: names[number % names.count], manager: number == 0 ? nil : 12)
  }
}
