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
  }

  /// Adds an employee.
  ///
  /// - Parameter key: With it the same request gets the first answer again.
  /// - Throws: `Conflict`; nothing is changed then.
  func add(_ draft: EmployeeDraft, key: String? = nil) async throws -> KeptAnswer {
    try await change { database in
      try KeptAnswer.first(
        key: key, path: "/employees", request: try Employee(id: 0, draft: draft).representation,
        in: database
      ) {
        try Self.checkManager(draft.managerID, of: nil, in: database)
        try Self.insert(draft, into: database)
        let employee = Employee(id: database.lastInsertedRowID, draft: draft)
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
    try await change { database in
      guard let current = try Employee.find(id, in: database) else { return nil }
      try Self.check(current, match)
      try Self.checkManager(draft.managerID, of: id, in: database)
      let assignments = EmployeeDraft.columns.map { "\($0) = ?" }.joined(separator: ", ")
      try database.execute(
        sql: "UPDATE employee SET \(assignments) WHERE id = ?", arguments: draft.values + [id])
      return Employee(id: id, draft: draft)
    }
  }

  /// Removes an employee; those who reported to them have no manager then.
  ///
  /// - Parameter match: The state that the removal is meant for.
  /// - Returns: Whether there was one.
  /// - Throws: `Conflict`; nothing is changed then.
  func remove(id: Int64, match: EntityTagCondition) async throws -> Bool {
    try await change { database in
      guard let current = try Employee.find(id, in: database) else { return false }
      try Self.check(current, match)
      try database.execute(sql: "DELETE FROM employee WHERE id = ?", arguments: [id])
      return true
    }
  }

  private static func check(_ current: Employee, _ match: EntityTagCondition) throws {
    guard match.matchesStrongly(try current.entityTag) else { throw Conflict.changed(current) }
  }

  static func insert(_ draft: EmployeeDraft, into database: Database) throws {
    let statement = try database.cachedStatement(sql: insertSQL)
    try statement.execute(arguments: draft.values)
  }

  private static let insertSQL = """
    INSERT INTO employee (\(EmployeeDraft.columns.joined(separator: ", "))) \
    VALUES (\(EmployeeDraft.columns.map { _ in "?" }.joined(separator: ", ")))
    """

  private func change<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write(work)
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
      // Email is the one column with such a constraint.
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
