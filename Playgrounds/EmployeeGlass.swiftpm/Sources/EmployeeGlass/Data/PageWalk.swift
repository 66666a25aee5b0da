/// Employees gathered page by page, with what a server is not believed.
nonisolated struct PageWalk: Sendable {
  /// More than these are not loaded.
  static let mostEmployees = 200_000

  private(set) var employees: [Employee] = []
  /// Where the next page begins; nil before the first one and after the last.
  private(set) var cursor: String?
  private(set) var total: Int?
  private(set) var pageCount = 0
  /// Where an employee stands in `employees`, by id.
  private var positions: [Int: Int] = [:]
  /// How many pages brought no new employee.
  private var idlePages = 0

  var isComplete: Bool { pageCount > 0 && cursor == nil }
  var progress: LoadingProgress { LoadingProgress(loaded: employees.count, total: total) }

  /// Adds the page that `cursor` asked for.
  ///
  /// An employee who moved from a page not seen yet to one that was, or the other way round, is
  /// kept once, as the server wrote them last.
  ///
  /// - Throws: `EmployeeServiceError`.
  mutating func add(_ page: EmployeePage) throws {
    guard page.nextCursor == nil || !page.employees.isEmpty else {
      throw EmployeeServiceError.malformed("A page is empty, and says that another follows.")
    }
    guard page.nextCursor == nil || page.nextCursor != cursor else {
      throw EmployeeServiceError.malformed("A page says that it follows itself.")
    }
    guard max(page.total, employees.count + page.employees.count) <= Self.mostEmployees else {
      throw EmployeeServiceError.tooLarge
    }
    let before = employees.count
    for employee in page.employees {
      if let position = positions[employee.id] {
        employees[position] = employee
      } else {
        positions[employee.id] = employees.count
        employees.append(employee)
      }
    }
    if page.nextCursor != nil, employees.count == before {
      idlePages += 1
      guard idlePages < 3 else {
        throw EmployeeServiceError.malformed("The pages go round in a circle.")
      }
    }
    (cursor, total) = (page.nextCursor, page.total)
    pageCount += 1
  }
}
