// A database off the main actor
//
// A query may take long, so the database belongs to an actor, and off the main actor. But its rows
// get out: the model reads them on the main actor, and changes one there, while the actor may be
// using the same objects. The compiler refuses to let a row go.
//
// Goal: no row of the database leaves its actor. What comes out are copies of what the rows say,
// such as an `Employee`; what goes in are ids and new names.
//
// - `search` shows all rows that are found, as `Employee`s, in the order in which the database gives
//   them.
// - `rename` gives a new name, which may be empty, to the employee with that id. When it returns, the
//   name is in the database. An id that is not there changes nothing.
// - The database and its rows are never used on the main actor.
//
// `Database` and `Row` stay as they are: many a real library is like them, and it is not yours.
// Up to you: what stands between the model and the database, and whether `rename` also changes what
// is shown.

// MARK: - Given

/// Belongs to its database, which hands out the same object each time. Nothing protects it.
nonisolated class Row {
  let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Whoever asks it waits until the query is done, and only one place at a time may ask.
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
