import GRDB

extension EmployeeRepository {
  /// How many removals can be undone; older ones are forgotten.
  static let mostRemovals = 1000

  /// Keeps what goes with an employee: the row, the messages, and who reports to them.
  static func keepRemoval(of id: Int64, in database: Database) throws {
    let columns = EmployeeDraft.columns.joined(separator: ", ")
    try database.execute(
      sql: """
        INSERT INTO removed_employee (id, \(columns)) SELECT id, \(columns) FROM employee WHERE id = ?
        """, arguments: [id])
    let number = database.lastInsertedRowID
    try database.execute(
      sql: """
        INSERT INTO removed_message (number, id, text, attachments, sent_at)
        SELECT ?, id, text, attachments, sent_at FROM message WHERE employee_id = ?
        """, arguments: [number, id])
    try database.execute(
      sql: """
        INSERT INTO removed_report (number, id) SELECT ?, id FROM employee WHERE manager_id = ?
        """, arguments: [number, id])
    try database.execute(
      sql: "DELETE FROM removed_employee WHERE number <= ?",
      arguments: [number - Int64(mostRemovals)])
  }

  /// Brings a removed employee back, with their id, their messages and those who reported to them.
  ///
  /// A report who has another manager by now keeps that one. The same goes for a manager who is gone: there is
  /// none then.
  ///
  /// - Returns: The employee, also where they are there already; nil where no removal of them is known.
  /// - Throws: `Conflict.emailTaken`; nothing is changed then.
  func restore(id: Int64) async throws -> Employee? {
    try await change { database, events in
      if let there = try Employee.find(id, in: database) { return there }
      guard
        let number = try Int64.fetchOne(
          database, sql: "SELECT number FROM removed_employee WHERE id = ?", arguments: [id])
      else { return nil }
      let columns = EmployeeDraft.columns.joined(separator: ", ")
      try database.execute(
        sql: """
          UPDATE removed_employee SET manager_id = NULL
          WHERE number = ? AND manager_id NOT IN (SELECT id FROM employee)
          """, arguments: [number])
      try database.execute(
        sql: """
          INSERT INTO employee (id, \(columns)) SELECT id, \(columns) FROM removed_employee WHERE number = ?
          """, arguments: [number])
      try database.execute(
        sql: """
          INSERT INTO message (id, employee_id, text, attachments, sent_at)
          SELECT id, ?, text, attachments, sent_at FROM removed_message WHERE number = ?
          """, arguments: [id, number])
      guard let employee = try Employee.find(id, in: database) else { return nil }
      try events.add(.created, EmployeeNews(employee: employee))
      try Self.restoreReports(of: employee, number, in: database, &events)
      try database.execute(
        sql: "DELETE FROM removed_employee WHERE number = ?", arguments: [number])
      return employee
    }
  }

  private static func restoreReports(
    of manager: Employee, _ number: Int64, in database: Database, _ events: inout EventLog
  ) throws {
    // A report who stands above the manager by now would make a circle.
    try database.execute(
      sql: """
        WITH RECURSIVE above(id) AS (
          SELECT ? UNION SELECT manager_id FROM employee JOIN above USING (id)
        )
        UPDATE employee SET manager_id = ?
        WHERE manager_id IS NULL AND id IN (SELECT id FROM removed_report WHERE number = ?)
          AND id NOT IN (SELECT id FROM above WHERE id IS NOT NULL)
        """, arguments: [manager.id, manager.id, number])
    try noteReports(of: manager.id, in: database, &events) { _ in }
  }
}
