// refused by: gates — without the protocol the question is gone, and so is what the stores have in common

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

@DataLayer
protocol EmployeeStore {
  var count: Int { get }
  func save(_ employee: Employee)
}

@DataLayer
final class MemoryStore {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }
  func save(_ employee: Employee) { known[employee.id] = employee }
  func name(of id: Int) -> String? { known[id]?.name }
}

@DataLayer
final class JournalStore {
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
    for employee in employees {
      memory.save(employee)
      journal.save(employee)
    }
    return [memory.count, journal.count]
  }
}
