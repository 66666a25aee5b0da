// refused by: policy — the properties are readable from anywhere, also while they change
// whole: `query` and `departments` are `nonisolated(unsafe)`
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

final class DirectoryModel {
  /// How the names begin that are looked for.
  nonisolated(unsafe) var query = ""
  /// Where to look; an empty set means everywhere.
  nonisolated(unsafe) var departments: Set<String> = []

  // MARK: - Your turn

  func makeFilter() -> @Sendable (Employee) -> Bool {
    return { employee in
      employee.name.hasPrefix(self.query)
        && (self.departments.isEmpty || self.departments.contains(employee.department))
    }
  }
}
