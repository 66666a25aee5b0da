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

  /// Puts changes into the roster: people as they are now, nil for those who are gone.
  ///
  /// What is so already changes nothing, such as a change of this app's own.
  ///
  /// - Returns: The ids of the people whom the changes altered, added or removed.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @discardableResult
  func apply(_ changes: [Employee.ID: Employee?]) async throws -> [Employee.ID] {
    while true {
      // What is being loaded may be older than the changes, or newer.
      while let loading { await loading.value }
      let old = roster
      let changes = changes.filter { old.employee($0.key) != $0.value }
      guard !changes.isEmpty, state.version > 0 else { return [] }
      let new = try await old.changed(by: changes)
      // Another call has changed the roster meanwhile: what was made of the old one is of no use.
      guard roster === old, loading == nil else { continue }
      roster = new
      // A load that broke off would go on with people as they were.
      interrupted = nil
      var next = state
      next.version = new.version
      if next.problem == nil, next.lastUpdated != nil { next.lastUpdated = now() }
      state = next
      return Array(changes.keys)
    }
  }

  /// The server cannot be reached: what is shown is known to grow old.
  func connectionLost(_ error: EmployeeServiceError) {
    guard error == .unreachable || error == .timedOut, loading == nil, state.problem == nil,
      state.lastUpdated != nil
    else { return }
    state.problem = DirectoryProblem(error)
  }

  /// The server is there again, and tells what was missed.
  func connectionReturned() {
    guard loading == nil, state.problem != nil else { return }
    guard state.lastUpdated != nil else { return loadIfNeeded() }
    var next = state
    (next.problem, next.lastUpdated) = (nil, now())
    state = next
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
