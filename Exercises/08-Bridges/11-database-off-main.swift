// A database off the main actor
//
// An actor holds the database, but its rows escape: the model reads and changes them on the main
// actor. The compiler refuses that.
//
// Goal: no row leaves the actor. Copies such as `Employee` come out; ids and names go in.
//
// - `search` shows every row that is found, in the database's order.
// - When `rename` returns, the employee with that id, perhaps just added, has the new name, which
//   may be empty. An unknown id changes nothing.
// - The database and its rows are never used on the main actor.
// - `Database` and `Row`, like a library's types, stay as they are.
//
// Up to you: types in between; whether `rename` changes what is shown.

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

  // TODO: Let no row out. What does each method of the model need instead?
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
    let rows = await store.rows(matching: text)
    employees = rows.map { Employee(id: $0.id, name: $0.name) }
  }

  func rename(_ id: Int, to name: String) async {
    let row = await store.rows(matching: "").first { $0.id == id }
    row?.name = name
  }
}
