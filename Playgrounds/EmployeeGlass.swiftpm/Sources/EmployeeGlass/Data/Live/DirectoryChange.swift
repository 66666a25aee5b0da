import Foundation

/// What an event says about the directory.
nonisolated enum DirectoryChange: Sendable, Equatable {
  /// An employee is new, or has changed.
  case saved(Employee)
  case removed(Employee.ID)
  case messaged(Message)
  /// More has changed than is told.
  case reload

  /// Reads an event, of which nothing is believed; nil where it changes nothing that the app shows.
  ///
  /// - Throws: `EmployeeServiceError.malformed`.
  init?(name: String, data: String) throws {
    struct Saving: Decodable { let employee: EmployeeDTO }
    struct Removal: Decodable { let id: Int }
    struct Import: Decodable { let state: String }
    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
      do {
        return try JSONDecoder().decode(type, from: Data(data.utf8))
      } catch {
        throw EmployeeServiceError.malformed(
          "The event \(name) is not what was agreed on: \(error)")
      }
    }
    switch name {
    case "created", "changed": self = .saved(try Employee(read(Saving.self).employee))
    case "removed": self = .removed(try read(Removal.self).id)
    case "messaged": self = .messaged(try Message(read(MessageDTO.self)))
    // While it runs, each of its steps would be a load.
    case "imported" where try read(Import.self).state == "running": return nil
    case "imported", "reset": self = .reload
    default: return nil
    }
  }
}

/// Changes that wait to be applied together: of several to one person, the last.
nonisolated struct DirectoryChanges: Sendable, Equatable {
  /// More of them are a load.
  static let most = 1_000

  /// By id; nil for those who were removed.
  private(set) var people: [Employee.ID: Employee?] = [:]
  private(set) var needsReload = false

  var isEmpty: Bool { people.isEmpty && !needsReload }

  mutating func add(_ change: DirectoryChange) {
    switch change {
    case .saved(let employee): people[employee.id] = .some(employee)
    case .removed(let id): people[id] = .some(nil)
    case .messaged: break
    case .reload: needsReload = true
    }
    if people.count > Self.most { needsReload = true }
    // All that came before is in what will be loaded; so is this.
    if needsReload { people = [:] }
  }

  mutating func takeAll() -> Self {
    defer { self = Self() }
    return self
  }
}
