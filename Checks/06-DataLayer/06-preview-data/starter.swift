// Preview data
//
// Sample employees are good for previews, for a demo, and for whoever has no network. Here they belong to
// the main actor, as everything does in app mode that says nothing. The repository on the data layer may
// not use them, and neither may code that is on no actor.
//
// Goal: the file builds, and code on any actor and on none uses `[Employee].preview` without waiting.
// `EmployeeRepository` stays on the data layer, `DirectoryModel` on the main actor, and `sampleTitle()` on
// no actor; all they offer stays synchronous. The sample employees stay the four that they are, each time
// somebody asks, and nobody can assign others to `preview`.

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

nonisolated func sampleTitle() -> String {
  "\([Employee].preview.count) sample employees"
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
