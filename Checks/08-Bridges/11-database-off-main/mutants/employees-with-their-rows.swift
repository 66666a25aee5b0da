// refused by: build — an employee takes its row along, for later
// whole: `Employee` stores its row and is no longer `Sendable`

// MARK: - Given

/// An object of its database, which hands out the same one each time. Nothing protects it.
nonisolated class Row {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A query holds its caller's thread until it is done. Only one caller at a time may ask.
nonisolated final class Database {
  private let query: (_ text: String) -> [Row]

  init(query: @escaping (_ text: String) -> [Row]) {
    self.query = query
  }

  /// The rows whose names contain the text; for an empty text, all of them.
  func rows(matching text: String) -> [Row] { query(text) }
}

/// What a screen needs to know of a row.
nonisolated struct Employee {
  let row: Row
  var id: Int { row.id }
  var name: String { row.name }
}

// MARK: - Your turn

actor Store {
  private let database: Database

  init(_ database: sending Database) {
    self.database = database
  }

  func employees(matching text: String) -> [Employee] {
    database.rows(matching: text).map { Employee(row: $0) }
  }

  func rename(_ id: Int, to name: String) {
    database.rows(matching: "").first { $0.id == id }?.name = name
  }
}

final class DirectoryModel {
  private(set) var employees: [Employee] = []
  private let store: Store

  init(_ database: sending Database) {
    store = Store(database)
  }

  func search(_ text: String) async {
    employees = await store.employees(matching: text)
  }

  func rename(_ id: Int, to name: String) async {
    await store.rename(id, to: name)
  }
}
