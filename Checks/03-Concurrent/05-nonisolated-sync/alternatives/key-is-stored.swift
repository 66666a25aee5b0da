// differs: the employee stores its slugs, which a nonisolated function makes once
// whole: `Employee` stores its key, and `slug(of:)` is a global function

// MARK: - Given

nonisolated struct Palette: Equatable {
  let colors: [String]
}

nonisolated struct Employee: Sendable {
  let name: String
  let department: String
  let paletteKey: String

  init(name: String, department: String) {
    self.name = name
    self.department = department
    paletteKey = slug(of: department) + "/" + slug(of: name)
  }
}

nonisolated func slug(of text: String) -> String {
  text.lowercased().split(separator: " ").joined(separator: "-")
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
