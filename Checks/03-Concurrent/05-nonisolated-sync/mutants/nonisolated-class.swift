// refused by: gates — the word helps a function, so the class got it, and nothing protects its state now
// whole: `PaletteBook` is nonisolated

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

nonisolated final class PaletteBook {
  var palettes: [String: Palette] = [:]

  /// A screen asks while it draws, so it cannot wait.
  func palette(of employee: Employee) -> Palette? {
    palettes[Self.key(for: employee)]
  }

  // MARK: - Your turn

  static func key(for employee: Employee) -> String {
    slug(of: employee.department) + "/" + slug(of: employee.name)
  }

  private static let separator = "-"

  private static func slug(of text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: separator)
  }
}
