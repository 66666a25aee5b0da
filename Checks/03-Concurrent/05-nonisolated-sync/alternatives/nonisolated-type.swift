// differs: a nonisolated type makes the slugs, and the employee gives its key itself

// MARK: - Given

nonisolated struct Palette: Equatable {
  let colors: [String]
}

nonisolated struct Employee: Sendable {
  let name: String
  let department: String
}

/// An import brings a hundred thousand employees: no business of the main actor.
@concurrent
func groupByKey(_ employees: [Employee]) async -> [String: [Employee]] {
  Dictionary(grouping: employees) { PaletteBook.key(for: $0) }
}

final class PaletteBook {
  var palettes: [String: Palette] = [:]

  /// A screen asks while it draws, so it cannot wait.
  func palette(of employee: Employee) -> Palette? {
    palettes[Self.key(for: employee)]
  }

  // MARK: - Your turn

  nonisolated static func key(for employee: Employee) -> String {
    employee.paletteKey
  }
}

nonisolated extension Employee {
  var paletteKey: String { Slug(department).text + "/" + Slug(name).text }
}

nonisolated struct Slug {
  static let separator: Character = "-"
  let text: String

  init(_ words: String) {
    text = String(words.lowercased().split(separator: " ").joined(separator: [Self.separator]))
  }
}
