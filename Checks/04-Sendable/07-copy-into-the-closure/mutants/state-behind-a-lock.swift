// refused by: gates — safe from anywhere, and each employee may be asked about another query
// whole: `query` and `departments` are nonisolated, behind a lock
// Copy into the closure
//
// A long list is filtered off the main actor. The filter is a `@Sendable` closure, so it may be called
// from anywhere. But it asks the model what to look for, and the model is on the main actor.
//
// Goal: `makeFilter` returns, without waiting, a closure that synchronous code calls anywhere. The
// closure goes by the query and the departments of the moment when `makeFilter` was called, also
// when the model changes later. The next call gives a filter for the state of that moment. Who
// passes the filter stays as it is, and the model stays on the main actor.

import Synchronization

// MARK: - Given

nonisolated struct Employee: Sendable {
  let id: Int
  let name: String
  let department: String
}

final class DirectoryModel {
  nonisolated private let state = Mutex((query: "", departments: Set<String>()))

  nonisolated var query: String {
    get { state.withLock { $0.query } }
    set { state.withLock { $0.query = newValue } }
  }
  nonisolated var departments: Set<String> {
    get { state.withLock { $0.departments } }
    set { state.withLock { $0.departments = newValue } }
  }

  // MARK: - Your turn

  func makeFilter() -> @Sendable (Employee) -> Bool {
    return { employee in
      employee.name.hasPrefix(self.query)
        && (self.departments.isEmpty || self.departments.contains(employee.department))
    }
  }
}
