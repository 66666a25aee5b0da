public import DatabaseOffMainSubject

@testable import DatabaseOffMain

/// Hands the learner's model to the checks.
public func makeSubject() -> DatabaseOffMainSubject::Subject {
  DatabaseOffMainSubject::Subject {
    (
      people: [DatabaseOffMainSubject::Subject.Person],
      joined: @escaping @Sendable () -> [DatabaseOffMainSubject::Subject.Person],
      onUse: @escaping @Sendable () -> Void
    ) -> DatabaseOffMainSubject::Subject.Model in
    let model: DatabaseOffMain::DirectoryModel = DatabaseOffMain::DirectoryModel(
      makeDatabase(people, joined, onUse))
    return DatabaseOffMainSubject::Subject.Model(
      search: { (text: String) async -> Void in await model.search(text) },
      rename: { (id: Int, name: String) async -> Void in await model.rename(id, to: name) },
      shown: { () -> [DatabaseOffMainSubject::Subject.Person] in
        model.employees.Swift::map {
          (employee: DatabaseOffMain::Employee) -> DatabaseOffMainSubject::Subject.Person in
          DatabaseOffMainSubject::Subject.Person(id: employee.id, name: employee.name)
        }
      }
    )
  }
}

/// A database that gives its rows by name, backwards from Z, and rows of one name by id, the highest first.
nonisolated private func makeDatabase(
  _ people: [DatabaseOffMainSubject::Subject.Person],
  _ joined: @escaping @Sendable () -> [DatabaseOffMainSubject::Subject.Person],
  _ onUse: @escaping @Sendable () -> Void
) -> sending DatabaseOffMain::Database {
  var rows: [DatabaseOffMain::Row] = []
  return DatabaseOffMain::Database(query: { (text: String) -> [DatabaseOffMain::Row] in
    onUse()
    // Each query hands out the same rows, and one more for each person who has joined since.
    let all: [DatabaseOffMainSubject::Subject.Person] = people + joined()
    for person: DatabaseOffMainSubject::Subject.Person in all.Swift::dropFirst(rows.Swift::count) {
      rows.Swift::append(WatchedRow(id: person.id, name: person.name, onUse: onUse))
    }
    return rows.Swift::filter { (row: DatabaseOffMain::Row) -> Bool in
      text.Swift::isEmpty || row.name.Swift::contains(text)
    }.Swift::sorted { (left: DatabaseOffMain::Row, right: DatabaseOffMain::Row) -> Bool in
      (left.name, left.id) > (right.name, right.id)
    }
  })
}

/// A row of the learner's that tells of each use.
nonisolated private final class WatchedRow: DatabaseOffMain::Row {
  private let onUse: @Sendable () -> Void

  init(id: Int, name: String, onUse: @escaping @Sendable () -> Void) {
    self.onUse = onUse
    super.init(id: id, name: name)
  }

  override var name: String {
    get {
      onUse()
      return super.name
    }
    set {
      onUse()
      super.name = newValue
    }
  }
}
