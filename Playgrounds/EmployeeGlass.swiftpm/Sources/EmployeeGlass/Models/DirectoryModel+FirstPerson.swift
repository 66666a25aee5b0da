extension DirectoryModel {
  /// The employee who stands first in the list, or stood there when it was whole.
  struct FirstPerson: Sendable, Hashable {
    let employee: Employee
    let query: DirectoryQuery
    /// Whether all employees had come.
    let isKept: Bool
  }

  /// Called for a wide window whenever the list has changed. The first person stays beside it when others
  /// come or go by themselves; another search, filter or order has another first one.
  func chooseFirstPerson() {
    guard let snapshot else { return }
    if let firstPerson, firstPerson.isKept, firstPerson.query == snapshot.query,
      snapshot.matchCount > 0
    {
      return
    }
    firstPerson = snapshot.sections.first?.employees.first.map {
      FirstPerson(employee: $0, query: snapshot.query, isKept: lastUpdated != nil)
    }
  }
}
