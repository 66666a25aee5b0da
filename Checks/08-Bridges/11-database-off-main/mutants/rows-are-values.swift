// refused by: gates — a row as a struct may go anywhere, and so does its change
// whole: `Row` becomes a struct

// MARK: - Given

/// An object of its database, which hands out the same one each time. Nothing protects it.
nonisolated struct Row {
  let id: Int
  var name: String
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
    var row = await store.rows(matching: "").first { $0.id == id }
    row?.name = name
  }
}
