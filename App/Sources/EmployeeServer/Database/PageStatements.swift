import GRDB

/// The SQL of a page: no text of a client's is ever part of it.
struct PageStatements {
  struct Statement {
    let sql: String
    let arguments: StatementArguments
  }

  /// What the list is sorted by.
  let column: String
  /// How many employees match, on all pages.
  let count: Statement
  /// What makes up the page, one after the other, each without its LIMIT.
  ///
  /// After a cursor those are two: the rest of those who tie with the last person, and then all who
  /// come behind. A comparison of pairs, `(name_key, id) > (?, ?)`, says the same in one statement,
  /// but SQLite finds only the first part of it through an index. It would read all that tie before
  /// it finds the page, and a department is a tie of thousands.
  let ranges: [Statement]

  init(_ query: EmployeeQuery) {
    let column = Self.column(of: query.sort.key)
    self.column = column
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
    count = Statement(
      sql: "SELECT count(*) FROM employee" + Self.clause(conditions), arguments: arguments)

    let direction = query.sort.isDescending ? "DESC" : "ASC"
    let isBehind = query.sort.isDescending ? "<" : ">"
    func range(_ more: [String], _ values: StatementArguments) -> Statement {
      Statement(
        sql: "SELECT \(Employee.columns), name_key FROM employee\(Self.clause(more + conditions)) "
          + "ORDER BY \(column) \(direction), id \(direction)",
        arguments: values + arguments)
    }
    guard let position = query.position else {
      ranges = [range([], [])]
      return
    }
    let ties = range(
      ["\(column) = ?", "id \(isBehind) ?"], [position.key, position.id])
    // All of one department tie.
    let isOneTie = query.sort.key == .department && query.department != nil
    ranges = isOneTie ? [ties] : [ties, range(["\(column) \(isBehind) ?"], [position.key])]
  }

  private static func column(of key: SortOrder.Key) -> String {
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
