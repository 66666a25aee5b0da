// Copy into the closure
//
// A long list is filtered off the main actor. The filter is a `@Sendable` closure, so any thread
// may call it. But it reads the model, which is isolated to the main actor. This file is built in
// app mode.
//
// Goal: `makeFilter` returns a closure that synchronous code can call on any thread.
//
// - `makeFilter` is synchronous. The model stays on the main actor.
// - Each closure uses the query and the departments at its own call of `makeFilter`, also if this
//   or another model changes later.
// - A filter accepts the same employees as now. A filter looks only at name and department,
//   compared as `hasPrefix` and `contains` do.

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
    // Copied here, on the main actor. From now on the closure has values of its own.
    return { [query, departments] employee in
      employee.name.hasPrefix(query)
        && (departments.isEmpty || departments.contains(employee.department))
    }
  }
}
