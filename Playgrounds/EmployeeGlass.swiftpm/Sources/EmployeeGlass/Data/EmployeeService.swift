/// Where employees come from.
nonisolated protocol EmployeeService: Sendable {
  /// One page of all employees.
  ///
  /// - Parameter cursor: `nextCursor` of the page before; nil for the first.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent func page(after cursor: String?) async throws -> EmployeePage

  /// The pixels of a picture.
  ///
  /// - Parameter path: An employee's `avatarPath`.
  /// - Throws: `EmployeeServiceError`, or `CancellationError`.
  @concurrent func avatar(at path: String) async throws -> PixelImage
}

/// Some of the employees, and where the next begin.
nonisolated struct EmployeePage: Sendable, Equatable {
  let employees: [Employee]
  /// How many there are on all pages.
  let total: Int
  /// nil on the last page.
  let nextCursor: String?
}
