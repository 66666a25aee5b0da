import GRDB

extension EmployeeRepository {
  /// Why a change that looks right by itself does not fit what is there.
  enum Conflict: Error, Equatable {
    case emailTaken
    case noSuchManager
    /// The manager would work, at some remove, for this employee.
    case circularManager
  }

  /// Adds an employee.
  ///
  /// - Throws: `Conflict`; nothing is changed then.
  func add(_ draft: EmployeeDraft) async throws -> Employee {
    try await change { database in
      try Self.checkManager(draft.managerID, of: nil, in: database)
      try Self.insert(draft, into: database)
      return Employee(id: database.lastInsertedRowID, draft: draft)
    }
  }

  /// Replaces all of an employee but the id.
  ///
  /// - Returns: nil where there is no such employee.
  /// - Throws: `Conflict`; nothing is changed then.
  func replace(id: Int64, with draft: EmployeeDraft) async throws -> Employee? {
    try await change { database in
      guard try Employee.exists(id, in: database) else { return nil }
      try Self.checkManager(draft.managerID, of: id, in: database)
      let assignments = EmployeeDraft.columns.map { "\($0) = ?" }.joined(separator: ", ")
      try database.execute(
        sql: "UPDATE employee SET \(assignments) WHERE id = ?", arguments: draft.values + [id])
      return Employee(id: id, draft: draft)
    }
  }

  /// Removes an employee; those who reported to them have no manager then.
  ///
  /// - Returns: Whether there was one.
  func remove(id: Int64) async throws -> Bool {
    try await change { database in
      try database.execute(sql: "DELETE FROM employee WHERE id = ?", arguments: [id])
      return database.changesCount > 0
    }
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
