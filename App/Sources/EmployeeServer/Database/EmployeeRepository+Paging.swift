import GRDB

extension EmployeeRepository {
  /// One page of the employees that a query asks for.
  func page(_ query: EmployeeQuery) async throws -> EmployeePage {
    try await database.read { database in
      let statements = PageStatements(query)
      let total = try Self.total(statements, in: database)
      var rows: [Row] = []
      for range in statements.ranges(total: total) {
        // One more than asked for tells whether there is a next page.
        let missing = query.limit + 1 - rows.count
        guard missing > 0 else { break }
        rows += try Row.fetchAll(
          database, sql: "\(range.sql) LIMIT ?", arguments: range.arguments + [missing])
      }
      let employees = try rows.prefix(query.limit).map(Employee.init(row:))
      var next: PageCursor?
      if rows.count > query.limit, let last = employees.last {
        let key: String = rows[query.limit - 1][statements.column]
        next = PageCursor(after: .init(key: key, id: last.id), in: query)
      }
      return EmployeePage(employees: employees, total: total, nextCursor: next)
    }
  }

  /// SQLite's own words on how it will find a page: a line or more for each range.
  func plan(of query: EmployeeQuery) async throws -> [String] {
    try await database.read { database in
      let statements = PageStatements(query)
      let total = try Self.total(statements, in: database)
      return try statements.ranges(total: total).flatMap { range in
        try Row.fetchAll(
          database, sql: "EXPLAIN QUERY PLAN \(range.sql)", arguments: range.arguments
        ).map { $0["detail"] }
      }
    }
  }

  private static func total(_ statements: PageStatements, in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: statements.count.sql, arguments: statements.count.arguments)
      ?? 0
  }
}
