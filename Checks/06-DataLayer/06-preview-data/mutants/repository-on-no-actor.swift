// refused by: gates — each member of the repository is free, behind a lock: it behaves, but the data layer does not own it
// whole: `EmployeeRepository` is nonisolated, with its list behind a lock

import Synchronization

// MARK: - Given

@globalActor actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Sendable, Identifiable {
  let id: Int
  let name: String
  let manager: Int?
}

nonisolated final class EmployeeRepository: Sendable {
  private let kept = Mutex<[Employee]>([])
  var employees: [Employee] { kept.withLock { $0 } }
  init() {}
  func add(_ employee: Employee) { kept.withLock { $0.append(employee) } }
  func useSamples() { kept.withLock { $0 = .preview } }
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
