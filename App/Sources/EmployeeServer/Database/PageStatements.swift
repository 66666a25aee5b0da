import GRDB

/// The SQL of a page: no text of a client's is ever part of it.
struct PageStatements {
  struct Statement {
    let sql: String
    let arguments: StatementArguments
  }

  /// Up to how many people that a search found are put in order anew for each page.
  ///
  /// To walk along an index and look into each row reads the whole table by leaps where few match.
  /// To read it from its beginning to its end, and sort what matches, took a tenth of that.
  static let few = 1_000

  /// What the list is sorted by.
  let column: String
  /// How many employees match, on all pages.
  let count: Statement
  private let query: EmployeeQuery
  private let conditions: [String]
  private let arguments: StatementArguments

  init(_ query: EmployeeQuery) {
    self.query = query
    column =
      switch query.sort.key {
      case .name: "name_key"
      case .department: "department"
      case .startDate: "start_date"
      }
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
    (self.conditions, self.arguments) = (conditions, arguments)
    count = Statement(
      sql: "SELECT count(*) FROM employee" + Self.clause(conditions), arguments: arguments)
  }

  /// What makes up the page, one after the other, each without its LIMIT.
  ///
  /// After a cursor those are two: the rest of those who tie with the last person, and then all who
  /// come behind. A comparison of pairs says the same in one statement, but SQLite finds only the
  /// first part of it through an index. It would read all that tie before it finds the page, and a
  /// department is a tie of thousands.
  ///
  /// - Parameter total: How many employees match.
  func ranges(total: Int) -> [Statement] {
    let isBehind = query.sort.isDescending ? "<" : ">"
    if !query.searchWords.isEmpty, total <= Self.few {
      let source = "employee NOT INDEXED"
      guard let position = query.position else { return [range(of: source)] }
      return [
        range(of: source, ["(\(column), id) \(isBehind) (?, ?)"], [position.key, position.id])
      ]
    }
    guard let position = query.position else { return [range()] }
    let ties = range(["\(column) = ?", "id \(isBehind) ?"], [position.key, position.id])
    // All of one department tie.
    if query.sort.key == .department, query.department != nil { return [ties] }
    return [ties, range(["\(column) \(isBehind) ?"], [position.key])]
  }

  private func range(
    of source: String = "employee", _ more: [String] = [], _ values: StatementArguments = []
  ) -> Statement {
    let direction = query.sort.isDescending ? "DESC" : "ASC"
    return Statement(
      sql: "SELECT \(Employee.columns), name_key FROM \(source)\(Self.clause(more + conditions)) "
        + "ORDER BY \(column) \(direction), id \(direction)",
      arguments: values + arguments)
  }

  private static func clause(_ conditions: [String]) -> String {
    conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
  }
}
