// A protocol's isolation
//
// The importer is on the data layer and saves to two stores. The compiler says that `save` is on
// the main actor, though no line says so: both classes infer it from the protocol, and the protocol
// from app mode.
//
// Goal: the file builds, and both stores are on the data layer, with all their members.
//
// - Code on the layer uses the classes without `await`; other code cannot.
// - Both stay classes that conform to `EmployeeStore`, and work as before; the layer uses each as
//   `any EmployeeStore`.
// - The protocol requires `count` and `save` alone, which may be `async`.
// - `run` stays on the layer. No other layer code runs between its saves. It may be `async`.
// - Importers share nothing.

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

// A class that conforms where it is declared is where its protocol is, with all that it has. So one word
// here is enough for both stores.
@DataLayer
protocol EmployeeStore {
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
