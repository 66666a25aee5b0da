/// What a query finds in one roster: a value that is handed to the screen in one piece.
nonisolated struct DirectorySnapshot: Sendable, Equatable {
  let query: DirectoryQuery
  /// The version of the roster.
  let version: Int
  let sections: [DirectorySection]
  /// How many the query finds, in all sections.
  let matchCount: Int
  /// How many there are, found or not.
  let totalCount: Int
  /// Every department there is, found or not.
  let departments: [String]
  /// Every office there is, found or not; none where there are too many to choose from.
  let offices: [String]
}

/// Employees under one heading.
nonisolated struct DirectorySection: Sendable, Equatable, Identifiable {
  /// Unique in its snapshot, and the same in the next one.
  let id: String
  /// A department, a letter or a year.
  let title: String
  let employees: EmployeeRows
}
