// refused by: checks — `save` may wait now, so all are saved in a task group, in any order
// A protocol's isolation
//
// The importer is on the data layer and saves to two stores. The compiler says that `save` is on
// the main actor. No line below says so. Both classes took it from the protocol, and the protocol
// from app mode.
//
// Goal: the file builds, and the importer stays on the layer. Everything in the two stores belongs
// there too, also what the protocol does not ask for: the layer's code uses it without `await`, and
// neither the main actor nor code of no actor does. Both stay classes that conform to
// `EmployeeStore`, and the layer can use them as `any EmployeeStore`. The protocol keeps asking for
// `count` and `save`. What the stores do stays as it is. (`run` may become `async`, if your protocol
// needs that.)

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

@DataLayer
final class MemoryStore: EmployeeStore {
  private var known: [Int: Employee] = [:]

  var count: Int { known.count }
  func save(_ employee: Employee) { known[employee.id] = employee }
  func name(of id: Int) -> String? { known[id]?.name }
}

@DataLayer
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
  func run(_ employees: [Employee]) async -> [Int] {
    let stores: [any EmployeeStore] = [memory, journal]
    await withTaskGroup { group in
      for store in stores {
        for employee in employees { group.addTask { await store.save(employee) } }
      }
    }
    return [memory.count, journal.count]
  }
}
