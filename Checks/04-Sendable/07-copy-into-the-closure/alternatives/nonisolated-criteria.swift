// differs: what is read is made `nonisolated`: a structure that is copied whole, and does the asking
// whole: a struct `Criteria` stores `query` and `departments` and does the matching
// Copy into the closure
//
// A long list is filtered off the main actor. The filter is a `@Sendable` closure, so it may be called
// from anywhere. But it asks the model what to look for, and the model is on the main actor.
//
// Goal: `makeFilter` returns, without waiting, a closure that synchronous code calls anywhere. The
// closure goes by the query and the departments of the moment when `makeFilter` was called, also
// when the model changes later. The next call gives a filter for the state of that moment. Who
// passes the filter stays as it is, and the model stays on the main actor.

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
  let department: String
}

nonisolated struct Criteria {
  var query = ""
  var departments: Set<String> = []

  func matches(_ employee: Employee) -> Bool {
    employee.name.hasPrefix(query)
      && (departments.isEmpty || departments.contains(employee.department))
  }
}

final class DirectoryModel {
  private var criteria = Criteria()

  /// How the names begin that are looked for.
  var query: String {
    get { criteria.query }
    set { criteria.query = newValue }
  }
  /// Where to look; an empty set means everywhere.
  var departments: Set<String> {
    get { criteria.departments }
    set { criteria.departments = newValue }
  }

  // MARK: - Your turn

  func makeFilter() -> @Sendable (Employee) -> Bool {
    criteria.matches
  }
}
