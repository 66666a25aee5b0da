import GRDB

extension Employee: FetchableRecord {
  static let columns =
    "id, name, sort_name, department, title, email, phone, office, start_date, manager_id"

  init(row: Row) throws {
    let department: String = row["department"]
    guard let department = Department(rawValue: department) else {
      throw DatabaseError(message: "unknown department in row \(row["id"] as Int64)")
    }
    self.init(
      id: row["id"],
      draft: EmployeeDraft(
        name: row["name"], sortName: row["sort_name"], department: department,
        title: row["title"], email: row["email"], phone: row["phone"], office: row["office"],
        startDate: row["start_date"], managerID: row["manager_id"]))
  }

  static func find(_ id: Int64, in database: Database) throws -> Employee? {
    try fetchOne(
      database, sql: "SELECT \(columns) FROM employee WHERE id = ?", arguments: [id])
  }

  static func exists(_ id: Int64, in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM employee WHERE id = ?)", arguments: [id])
      ?? false
  }
}

extension EmployeeDraft {
  /// The columns that a draft fills, in the order of `columnValues`.
  static let columns = [
    "name", "sort_name", "department", "title", "email", "phone", "office", "start_date",
    "manager_id", "name_key", "search_text",
  ]

  var columnValues: StatementArguments {
    [
      name, sortName, department.rawValue, title, email, phone, office, startDate, managerID,
      sortKey, searchText,
    ]
  }

  /// What lists are sorted by, which a cursor repeats: cut off, since one letter may fold to twenty.
  private var sortKey: String {
    String(String.UnicodeScalarView(sortName.folded.unicodeScalars.prefix(200)))
  }

  /// What a search looks through. A word has no line break, so none is found across two fields.
  private var searchText: String {
    [name, sortName, department.rawValue, title].joined(separator: "\n").folded
  }
}
