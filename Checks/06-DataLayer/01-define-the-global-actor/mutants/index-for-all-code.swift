// refused by: gates — a lock makes the index safe, so all code asks it without waiting
// whole: the ids are behind a `Mutex`, and `ids(named:)` is nonisolated

import Synchronization

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

@DataLayer
final class EmployeeStore {
  private(set) var employees: [Int: Employee] = [:]

  func save(_ employee: Employee) { employees[employee.id] = employee }
}

@DataLayer
final class NameIndex {
  private let ids = Mutex<[String: Set<Int>]>([:])
  /// Hears how many units of work were done.
  private let work: @Sendable (Int) -> Void

  init(work: @escaping @Sendable (Int) -> Void) {
    self.work = work
  }

  nonisolated func ids(named name: String) -> Set<Int> {
    ids.withLock { $0[name.lowercased(), default: []] }
  }

  func change(_ id: Int, from old: String?, to new: String) {
    work(new.count)
    ids.withLock { ids in
      if let old { ids[old.lowercased()]?.remove(id) }
      ids[new.lowercased(), default: []].insert(id)
    }
  }
}

@DataLayer
func add(_ employee: Employee, to store: EmployeeStore, _ index: NameIndex) {
  let old = store.employees[employee.id]
  store.save(employee)
  index.change(employee.id, from: old?.name, to: employee.name)
}

// MARK: - Your turn

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}
