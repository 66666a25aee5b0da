import GRDB

extension EmployeeRepository {
  /// One page of the employees that a query asks for.
  func page(_ query: EmployeeQuery) async throws -> EmployeePage {
    try await database.read { database in
      let statement = PageStatement(query)
      let total = try Int.fetchOne(
        database, sql: statement.countSQL, arguments: statement.countArguments)
      // One more than asked for tells whether there is a next page.
      let rows = try Row.fetchAll(database, sql: statement.sql, arguments: statement.arguments)
      let employees = try rows.prefix(query.limit).map(Employee.init(row:))
      var next: PageCursor?
      if rows.count > query.limit, let last = employees.last {
        let key: String = rows[query.limit - 1][PageStatement.column(of: query.sort.key)]
        next = PageCursor(after: .init(key: key, id: last.id), in: query)
      }
      return EmployeePage(employees: employees, total: total ?? 0, nextCursor: next)
    }
  }

  /// SQLite's own words on how it will find a page.
  func plan(of query: EmployeeQuery) async throws -> [String] {
    try await database.read { database in
      let statement = PageStatement(query)
      return try Row.fetchAll(
        database, sql: "EXPLAIN QUERY PLAN \(statement.sql)", arguments: statement.arguments
      ).map { $0["detail"] }
    }
  }
}

/// The SQL of a page: no text of a client's is ever part of it.
struct PageStatement {
  let sql: String
  let arguments: StatementArguments
  let countSQL: String
  let countArguments: StatementArguments

  init(_ query: EmployeeQuery) {
    var conditions: [String] = []
    var arguments = StatementArguments()
    if let department = query.department {
      conditions.append("department = ?")
      arguments += [department.rawValue]
    }
    for word in query.searchWords {
      // Unlike LIKE, instr has no signs with a meaning of their own. Both sides are folded.
      conditions.append("instr(search_text, ?) > 0")
      arguments += [word]
    }
    countSQL = "SELECT count(*) FROM employee" + Self.clause(conditions)
    countArguments = arguments

    let column = Self.column(of: query.sort.key)
    let direction = query.sort.isDescending ? "DESC" : "ASC"
    if let position = query.position {
      // Compares pairs, which one range of an index answers: the id is the end of every index.
      conditions.append("(\(column), id) \(query.sort.isDescending ? "<" : ">") (?, ?)")
      arguments += [position.key, position.id]
    }
    sql = """
      SELECT \(Employee.columns), name_key FROM employee\(Self.clause(conditions)) \
      ORDER BY \(column) \(direction), id \(direction) LIMIT ?
      """
    self.arguments = arguments + [query.limit + 1]
  }

  static func column(of key: SortOrder.Key) -> String {
    switch key {
    case .name: "name_key"
    case .department: "department"
    case .startDate: "start_date"
    }
  }

  private static func clause(_ conditions: [String]) -> String {
    conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
  }
}
