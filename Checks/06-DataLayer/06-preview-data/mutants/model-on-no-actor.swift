// refused by: gates — the model is made free too, and holds its list behind a lock that no screen asked for
// whole: `DirectoryModel` is nonisolated, with its list behind a lock

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

@DataLayer final class EmployeeRepository {
  private(set) var employees: [Employee] = []
  nonisolated init() {}
  func add(_ employee: Employee) { employees.append(employee) }
  func useSamples() { employees = .preview }
}

nonisolated final class DirectoryModel: Sendable {
  private let kept = Mutex([Employee].preview)
  var employees: [Employee] { kept.withLock { $0 } }
  func remove(_ id: Int) { kept.withLock { list in list.removeAll { $0.id == id } } }
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
