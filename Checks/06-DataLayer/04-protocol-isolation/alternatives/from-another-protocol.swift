// differs: the protocol has its actor from the protocol that it refines

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

@DataLayer protocol Layered: AnyObject {}
protocol EmployeeStore: Layered {
  var count: Int { get }
  func save(_ employee: Employee)
}

final class MemoryStore: EmployeeStore {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }
  func save(_ employee: Employee) { known[employee.id] = employee }
  func name(of id: Int) -> String? { known[id]?.name }
}

final class JournalStore: EmployeeStore {
  private(set) var lines: [String] = []

  var count: Int { lines.count }
  func save(_ employee: Employee) { lines.append("\(employee.id) is \(employee.name)") }
}

@DataLayer
final class Importer {
  let memory = MemoryStore()
  let journal = JournalStore()

  /// Saves the employees in both stores, and says how many entries each of them has.
  func run(_ employees: [Employee]) -> [Int] {
    let stores: [any EmployeeStore] = [memory, journal]
    for store in stores {
      for employee in employees { store.save(employee) }
    }
    return stores.map { $0.count }
  }
}
