extension DirectoryModel {
  /// Who stands first in the list, or stood there when it was whole.
  struct FirstPerson: Sendable, Hashable {
    let employee: Employee
    /// Whether everybody had come.
    let isKept: Bool
  }

  /// Who is first stays beside the list when others come or go by themselves; another search, filter or
  /// order has another first one.
  func chooseFirstPerson(of next: DirectorySnapshot) {
    let isWhole = state.lastUpdated != nil
    let isByItself = isWhole && firstPerson?.isKept == true && next.query == snapshot?.query
    if isByItself, next.matchCount > 0 { return }
    firstPerson = next.sections.first?.employees.first.map {
      FirstPerson(employee: $0, isKept: isWhole)
    }
  }
}
