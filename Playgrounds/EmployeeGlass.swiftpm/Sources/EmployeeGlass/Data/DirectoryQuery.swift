/// What a person wants to see of the directory.
nonisolated struct DirectoryQuery: Sendable, Hashable {
  /// Words that all have to occur in name, department or title, without case and accents.
  var searchText = ""
  var filter = DirectoryFilter()
  var order = DirectoryOrder.department
}

/// How the directory is ordered, and so which sections it has.
nonisolated enum DirectoryOrder: String, Sendable, Hashable, CaseIterable, Identifiable {
  /// By name, in sections by letter.
  case name
  /// By department, in each by name.
  case department
  /// By the day they started, the newest first, in sections by year.
  case startDate

  var id: Self { self }

  /// As the sort menu has it.
  var title: String {
    switch self {
    case .name: "Name"
    case .department: "Department"
    case .startDate: "Start Date"
    }
  }
}
