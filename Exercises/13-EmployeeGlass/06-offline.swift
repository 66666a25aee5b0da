// Offline
//
// Errors stay, changes vanish.
//
// Goal: The list stays while the server is away; no change is lost.
//
// - `connectionLost` sets `problem`, for `.unreachable` or `.timedOut` only, if `lastUpdated` is set and there is
//   no load or problem.
// - `connectionReturned`, with a problem and no load, clears `problem` and sets `lastUpdated` to `now()`; a broken-off
//   first load goes on instead.
// - `apply` makes one new roster of all changes, additions and removals; without a problem, `lastUpdated` is `now()`.
// - Concurrent changes are all applied, in any order; changes during a load, after the load.
// - A change without effect makes no roster, and is not returned.
// - After a change, no load goes on with `interrupted`.
//
// Up to you: whether a cancelled change is applied.

extension EmployeeRepository {
  /// For a window's task: changes are applied until ``stopFollowingChanges()``.
  func followChanges() { live?.begin(on: self) }

  func stopFollowingChanges() { live?.end() }

  /// Loads all employees anew, also where a load is under way, which may have begun too early.
  func reload() async {
    while let loading { await loading.value }
    await refresh()
  }

  // MARK: - Your turn

  // TODO: Keep what is shown while the server is away, and lose no change.

  /// Puts changes into the roster: people as they are now, nil for those who are gone.
  ///
  /// - Returns: The ids of the people whom the changes altered, added or removed.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @discardableResult
  func apply(_ changes: [Employee.ID: Employee?]) async throws -> [Employee.ID] {
    roster = try await roster.changed(by: changes)
    state.version = roster.version
    state.lastUpdated = now()
    return Array(changes.keys)
  }

  /// The server cannot be reached: what is shown is known to grow old.
  func connectionLost(_ error: EmployeeServiceError) {
    state = RepositoryState(version: roster.version, problem: DirectoryProblem(error))
  }

  /// The server is there again, and tells what was missed.
  func connectionReturned() {
  }
}

nonisolated extension Roster {
  /// A roster with other people in it, made on the shared pool.
  ///
  /// - Parameter changes: People as they are now, nil for those who are gone.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent
  func changed(by changes: [Employee.ID: Employee?]) async throws -> Roster {
    var people: [Employee] = []
    people.reserveCapacity(employees.count + changes.count)
    for employee in employees {
      if let change = changes[employee.id] {
        if let change { people.append(change) }
      } else {
        people.append(employee)
      }
    }
    for case (let id, let employee?) in changes where positions[id] == nil {
      people.append(employee)
    }
    work(people.count)
    guard people.count <= PageWalk.mostEmployees else { throw EmployeeServiceError.tooLarge }
    return try await Roster.make(version: version + 1, of: people, work: work)
  }
}
