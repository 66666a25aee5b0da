// refused by: checks — looks for the query anywhere in the name, as a search usually does
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

  func makeFilter() -> @Sendable (Employee) -> Bool {
    { [query, departments] in
      (query.isEmpty || $0.name.contains(query))
        && (departments.isEmpty || departments.contains($0.department))
    }
  }
}
