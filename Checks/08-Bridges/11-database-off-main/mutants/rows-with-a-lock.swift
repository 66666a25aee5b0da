// refused by: gates — rows that protect themselves, in a library that is not ours
// whole: `Row` becomes final and `Sendable`, with its name behind a lock

import Synchronization

// MARK: - Given

/// An object of its database, which hands out the same one each time. Nothing protects it.
nonisolated final class Row: Sendable {
  let id: Int
  private let protected: Mutex<String>

  var name: String {
    get { protected.withLock { $0 } }
    set { protected.withLock { $0 = newValue } }
  }

  init(id: Int, name: String) {
    self.id = id
    protected = Mutex(name)
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
nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

actor Store {
  private let database: Database

  init(_ database: sending Database) {
    self.database = database
  }

  func rows(matching text: String) -> [Row] {
    database.rows(matching: text)
  }
}

final class DirectoryModel {
  private(set) var employees: [Employee] = []
  private let store: Store

  init(_ database: sending Database) {
    store = Store(database)
  }

  func search(_ text: String) async {
    employees = await store.rows(matching: text).map { Employee(id: $0.id, name: $0.name) }
  }

  func rename(_ id: Int, to name: String) async {
    await store.rows(matching: "").first { $0.id == id }?.name = name
  }
}
