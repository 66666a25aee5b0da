// refused by: checks — the filter is kept while query and number of departments are the same: it looks like the same question
// Copy into the closure
//
// A long list is filtered off the main actor. The filter is a `@Sendable` closure, so it may be called
// from anywhere. But it asks the model what to look for, and the model is on the main actor.
//
// Goal: `makeFilter` returns, without waiting, a closure that synchronous code can call, on any thread.
// The closure goes by the query and the departments of the moment when `makeFilter` was called, whatever
// becomes of the model later. The next call gives a filter for the state of that moment. A filter lets
// through the same employees as now, and the model stays on the main actor.

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
  let department: String
}

final class DirectoryModel {
  /// How the names begin that are looked for.
  var query = ""
  /// Where to look; an empty set means everywhere.
  var departments: Set<String> = []

  // MARK: - Your turn

  private var last: (query: String, count: Int, filter: @Sendable (Employee) -> Bool)?

  func makeFilter() -> @Sendable (Employee) -> Bool {
    if let last, last.query == query, last.count == departments.count { return last.filter }
    let filter: @Sendable (Employee) -> Bool = { [query, departments] employee in
      employee.name.hasPrefix(query)
        && (departments.isEmpty || departments.contains(employee.department))
    }
    last = (query, departments.count, filter)
    return filter
  }
}
