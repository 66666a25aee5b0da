// refused by: gates — a lock keeps changes in order, and who asked for changes?

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

final class DirectoryModel {
  private(set) var employees: [Employee] = .preview
  func remove(_ id: Int) { employees.removeAll { $0.id == id } }
}

nonisolated func sampleTitle() -> String {
  "\([Employee].preview.count) sample employees"
}

// MARK: - Your turn

extension [Employee] {
  nonisolated private static let cache = Mutex<[Employee]?>(nil)
  nonisolated static var preview: [Employee] {
    get { cached }
    set { cache.withLock { $0 = newValue } }
  }
  nonisolated private static var cached: [Employee] {
    cache.withLock { c in
      if let c { return c }
      let n = [
        Employee(id: 12, name: "Ada Lovelace", manager: nil),
        Employee(id: 7, name: "Zoë Müller", manager: 12),
        Employee(id: 31, name: "Grace Hopper", manager: 12),
        Employee(id: 20, name: "Ada Lovelace", manager: 12),
      ]
      c = n
      return n
    }
  }
}
