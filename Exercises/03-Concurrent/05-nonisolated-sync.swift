// Nonisolated and synchronous
//
// Palettes have a key made from a department and a name. To make a key is quick, and uses no state.
// But its function stands in a class that is isolated to the main actor, so the function is too.
// The import runs off the main actor, and does not build.
//
// Goal: any code calls the static function `key(for:)` without `await`.
//
// - Screens, which draw on the main actor, call `key(for:)`. Synchronous code elsewhere calls
//   `key(for:)` too, such as the import's closure.
// - The key of every employee stays as it is, for every name and department.
// - What is given stays: the import leaves the main actor, and the book with its palettes is
//   isolated to it.

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

  // TODO: The import cannot call this. A screen could not wait for it.
  static func key(for employee: Employee) -> String {
    slug(of: employee.department) + "/" + slug(of: employee.name)
  }

  private static let separator = "-"

  private static func slug(of text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: separator)
  }
}
