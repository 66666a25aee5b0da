/// Which employees a client asks for, in which order.
struct EmployeeQuery: Equatable, Sendable {
  static let limits = 1...200

  var limit = 50
  /// Words in their folded form; every one has to occur.
  var searchWords: [String] = []
  var department: Department?
  var sort = SortOrder()
  /// The last row of the page before this one.
  var position: PageCursor.Position?
}

/// The order of a list; ties are ordered by id, in the same direction.
struct SortOrder: Equatable, Sendable {
  enum Key: String, CaseIterable, Sendable {
    case name
    case department
    case startDate = "start_date"
  }

  var key = Key.name
  var isDescending = false

  init(key: Key = .name, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// Reads `name` or `-name`.
  init?(_ text: some StringProtocol) {
    isDescending = text.hasPrefix("-")
    guard let key = Key(rawValue: String(isDescending ? text.dropFirst() : text[...])) else {
      return nil
    }
    self.key = key
  }

  var text: String { (isDescending ? "-" : "") + key.rawValue }

  /// Every order there is, as a message lists them.
  static let list = Key.allCases.flatMap { [$0.rawValue, "-\($0.rawValue)"] }
    .joined(separator: ", ")
}
