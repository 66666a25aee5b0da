import GRDB

extension EmployeeRepository {
  /// Why a change that looks right by itself does not fit what is there.
  enum Conflict: Error, Equatable {
    case emailTaken
    case noSuchManager
    /// The manager would work, at some remove, for this employee.
    case circularManager
    /// The employee is not in the state that the change was meant for, but in this one.
    case changed(Employee)
    /// The key was used for another change.
    case keyReused
    /// Another program goes on with the same import, or it is forgotten.
    case importMoved
  }

  /// Adds an employee.
  ///
  /// - Parameter key: With it the same request gets the first answer again.
  /// - Throws: `Conflict`; nothing is changed then.
  func add(_ draft: EmployeeDraft, key: String? = nil) async throws -> KeptAnswer {
    try await change { database, events in
      try KeptAnswer.first(
        key: key, path: "/employees", request: try Employee(id: 0, draft: draft).representation,
        in: database
      ) {
        try Self.checkManager(draft.managerID, of: nil, in: database)
        try Self.insert(draft, into: database)
        let employee = Employee(id: database.lastInsertedRowID, draft: draft)
        try events.add(.created, EmployeeNews(employee: employee))
        return KeptAnswer(id: employee.id, body: try employee.representation)
      }
    }
  }

  /// Replaces all of an employee but the id.
  ///
  /// - Parameter match: The state that the change is meant for.
  /// - Returns: nil where there is no such employee.
  /// - Throws: `Conflict`; nothing is changed then.
  func replace(
    id: Int64, with draft: EmployeeDraft, match: EntityTagCondition
  ) async throws -> Employee? {
    try await change { database, events in
      guard let current = try Employee.find(id, in: database) else { return nil }
      try Self.check(current, match)
      try Self.checkManager(draft.managerID, of: id, in: database)
      let assignments = EmployeeDraft.columns.map { "\($0) = ?" }.joined(separator: ", ")
      try database.execute(
        sql: "UPDATE employee SET \(assignments) WHERE id = ?", arguments: draft.columnValues + [id]
      )
      let employee = Employee(id: id, draft: draft)
      if employee != current { try events.add(.changed, EmployeeNews(employee: employee)) }
      return employee
    }
  }

  /// Removes an employee; those who reported to them have no manager then. `restore` brings all of it back.
  ///
  /// - Parameter match: The state that the removal is meant for.
  /// - Returns: Whether there was one.
  /// - Throws: `Conflict`; nothing is changed then.
  func remove(id: Int64, match: EntityTagCondition) async throws -> Bool {
    try await change { database, events in
      guard let current = try Employee.find(id, in: database) else { return false }
      try Self.check(current, match)
      try events.add(.removed, RemovalNews(id: id))
      try Self.noteReports(of: id, in: database, &events) { $0.draft.managerID = nil }
      try Self.keepRemoval(of: id, in: database)
      try database.execute(sql: "DELETE FROM employee WHERE id = ?", arguments: [id])
      return true
    }
  }

  /// Adds an event for each who reports to a manager, or one for all where they are many.
  ///
  /// - Parameter change: What of the report is not in the table yet.
  static func noteReports(
    of manager: Int64, in database: Database, _ events: inout EventLog,
    _ change: (inout Employee) -> Void
  ) throws {
    let reports = try Employee.fetchAll(
      database,
      sql: "SELECT \(Employee.columns) FROM employee WHERE manager_id = ? ORDER BY id LIMIT ?",
      arguments: [manager, EventLog.mostReports + 1])
    guard reports.count <= EventLog.mostReports else {
      return try events.add(.reset, ["reason": "many"])
    }
    for var report in reports {
      change(&report)
      try events.add(.changed, EmployeeNews(employee: report))
    }
  }

  private static func check(_ current: Employee, _ match: EntityTagCondition) throws {
    guard match.matchesStrongly(try current.entityTag) else { throw Conflict.changed(current) }
  }

  static func insert(_ draft: EmployeeDraft, into database: Database) throws {
    let statement = try database.cachedStatement(sql: insertSQL)
    try statement.execute(arguments: draft.columnValues)
  }

  private static let insertSQL = """
    INSERT INTO employee (\(EmployeeDraft.columns.joined(separator: ", "))) \
    VALUES (\(EmployeeDraft.columns.map { _ in "?" }.joined(separator: ", ")))
    """

  /// Makes a change and keeps its events, in one transaction.
  func change<Value: Sendable>(
    _ work: @escaping @Sendable (Database, inout EventLog) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write { [events] database in
        var log = EventLog()
        let value = try work(database, &log)
        try log.record(in: database, for: events)
        return value
      }
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
      // Email is the one column with such a constraint that a client fills.
      throw Conflict.emailTaken
    }
  }

  private static func checkManager(
    _ manager: Int64?, of employee: Int64?, in database: Database
  ) throws {
    guard let manager else { return }
    guard try Employee.exists(manager, in: database) else { throw Conflict.noSuchManager }
    guard let employee else { return }
    // UNION, not UNION ALL: the walk ends even if the data held a circle already.
    let isBelow = try Bool.fetchOne(
      database,
      sql: """
        WITH RECURSIVE above(id) AS (
          SELECT ? UNION SELECT manager_id FROM employee JOIN above USING (id)
        ) SELECT EXISTS (SELECT 1 FROM above WHERE id = ?)
        """, arguments: [manager, employee])
    if isBelow == true { throw Conflict.circularManager }
  }
}
