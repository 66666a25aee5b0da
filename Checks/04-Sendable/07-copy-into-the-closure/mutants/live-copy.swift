// refused by: checks — a copy behind a lock that follows the model: the filter changes while it is used
// whole: `query` and `departments` update a copy whenever they are set
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
  /// How the names begin that are looked for.
  var query = "" { didSet { keepCopy() } }
  /// Where to look; an empty set means everywhere.
  var departments: Set<String> = [] { didSet { keepCopy() } }

  // MARK: - Your turn

  private let copy = Mutex((query: "", departments: Set<String>()))

  private func keepCopy() {
    let (query, departments) = (query, departments)
    copy.withLock { $0 = (query, departments) }
  }

  func makeFilter() -> @Sendable (Employee) -> Bool {
    return { employee in
      let (query, departments) = self.copy.withLock { $0 }
      return employee.name.hasPrefix(query)
        && (departments.isEmpty || departments.contains(employee.department))
    }
  }
}
