// refused by: gates — the import has a key of its own, the same for now: the next change forgets it
// whole: `groupByKey` calls `importKey(for:)`

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
  Dictionary(grouping: employees) { PaletteBook.importKey(for: $0) }
}

final class PaletteBook {
  var palettes: [String: Palette] = [:]

  /// A screen asks while it draws, so it cannot wait.
  func palette(of employee: Employee) -> Palette? {
    palettes[Self.key(for: employee)]
  }

  // MARK: - Your turn

  static func key(for employee: Employee) -> String {
    slug(of: employee.department) + "/" + slug(of: employee.name)
  }

  nonisolated static func importKey(for employee: Employee) -> String {
    [employee.department, employee.name]
      .map { $0.lowercased().split(separator: " ").joined(separator: "-") }
      .joined(separator: "/")
  }

  private static let separator = "-"

  private static func slug(of text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: separator)
  }
}
