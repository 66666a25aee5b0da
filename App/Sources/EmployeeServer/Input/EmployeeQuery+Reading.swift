extension EmployeeQuery {
  static let longestSearch = 100
  static let mostWords = 8

  /// Reads the query of `GET /employees`.
  ///
  /// - Throws: `Problem`, which names all that is wrong.
  init(_ items: QueryItems) throws {
    var items = items
    readLimit(&items)
    readSort(&items)
    readDepartment(&items)
    readSearch(&items)
    // Last, since it has to fit all of the others but the limit.
    let cursor = items.take("cursor")
    if let cursor, items.errors.isEmpty {
      position = PageCursor.position(in: cursor, of: self)
      if position == nil {
        items.refuse(
          "cursor", .otherQuery,
          "This cursor does not belong to this search, department and sort. Begin without one.")
      }
    }
    try items.finish()
  }

  private mutating func readLimit(_ items: inout QueryItems) {
    limit = items.takeInteger("limit", in: Self.limits) ?? limit
  }

  private mutating func readSort(_ items: inout QueryItems) {
    guard let text = items.take("sort") else { return }
    guard let sort = SortOrder(text) else {
      return items.refuse("sort", .notAllowed, "This has to be one of \(SortOrder.list).")
    }
    self.sort = sort
  }

  private mutating func readDepartment(_ items: inout QueryItems) {
    guard let text = items.take("department") else { return }
    guard let department = Department(rawValue: text) else {
      return items.refuse("department", .notAllowed, "This has to be one of \(Department.list).")
    }
    self.department = department
  }

  private mutating func readSearch(_ items: inout QueryItems) {
    guard let text = items.take("search") else { return }
    guard text.count <= Self.longestSearch, text.utf8.count <= 4 * Self.longestSearch else {
      return items.refuse(
        "search", .tooLong, "This may have \(Self.longestSearch) characters.")
    }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      return items.refuse("search", .malformed, "This may have no control characters.")
    }
    // Sorted, so that a cursor fits with the words in any order.
    searchWords = Set(text.folded.split(whereSeparator: \.isWhitespace).map(String.init)).sorted()
    if searchWords.count > Self.mostWords {
      items.refuse("search", .tooLong, "This may have \(Self.mostWords) words.")
    }
  }
}
