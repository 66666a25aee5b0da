/// One page of a list, and where the next begins.
struct EmployeePage: Sendable {
  let employees: [Employee]
  /// How many match the query, on all pages together.
  let total: Int
  let nextCursor: PageCursor?
}
