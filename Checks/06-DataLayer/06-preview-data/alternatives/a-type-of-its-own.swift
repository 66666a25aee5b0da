// differs: a `nonisolated enum` holds the samples, and `preview` hands them out

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

nonisolated enum Samples {
  static let employees = [
    Employee(id: 12, name: "Ada Lovelace", manager: nil),
    Employee(id: 7, name: "Zoë Müller", manager: 12),
    Employee(id: 31, name: "Grace Hopper", manager: 12),
    Employee(id: 20, name: "Ada Lovelace", manager: 12),
  ]
}

extension [Employee] {
  nonisolated static var preview: [Employee] { Samples.employees }
}
