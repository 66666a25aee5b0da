// refused by: gates — the keys are made on the main actor and handed over: small work adds up there
// whole: `groupByKey` makes the keys and calls the `@concurrent` function `group`

// MARK: - Given

nonisolated struct Palette: Equatable {
  let colors: [String]
}

nonisolated struct Employee: Sendable {
  let name: String
  let department: String
}

/// An import brings a hundred thousand employees: no business of the main actor.
func groupByKey(_ employees: [Employee]) async -> [String: [Employee]] {
  await group(employees, by: employees.map { PaletteBook.key(for: $0) })
}

@concurrent
func group(_ employees: [Employee], by keys: [String]) async -> [String: [Employee]] {
  Dictionary(grouping: zip(keys, employees)) { $0.0 }.mapValues { $0.map { $0.1 } }
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

  private static let separator = "-"

  private static func slug(of text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: separator)
  }
}
