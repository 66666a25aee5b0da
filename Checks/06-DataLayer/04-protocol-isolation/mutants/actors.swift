// refused by: gates — each store an actor of its own: the layer has to wait for both

// MARK: - Given

@globalActor
actor DataLayer {
  static let shared = DataLayer()
}

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

nonisolated protocol EmployeeStore: Sendable {
  var count: Int { get async }
  func save(_ employee: Employee) async
}

actor MemoryStore: EmployeeStore {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }
  func save(_ employee: Employee) { known[employee.id] = employee }
  func name(of id: Int) -> String? { known[id]?.name }
}

actor JournalStore: EmployeeStore {
  private(set) var lines: [String] = []

  var count: Int { lines.count }
  func save(_ employee: Employee) { lines.append("\(employee.id) is \(employee.name)") }
}

@DataLayer
final class Importer {
  let memory = MemoryStore()
  let journal = JournalStore()

  /// Saves the employees in both stores, and says how many entries each of them has.
  func run(_ employees: [Employee]) async -> [Int] {
    let stores: [any EmployeeStore] = [memory, journal]
    for store in stores {
      for employee in employees { await store.save(employee) }
    }
    return [await memory.count, await journal.count]
  }
}
