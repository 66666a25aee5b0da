// Nonisolated and synchronous
//
// Palettes are kept under a key that is made from a department and a name. Making a key is
// quick, and touches nobody's state. But it is written in a class of the main actor, so it
// belongs to the main actor too. The import runs off the main actor, and does not build.
//
// Goal: `key(for:)` is a static function that anyone can call without waiting.
// - Screens, which draw on the main actor, call it without `await`. So does synchronous code off the
//   main actor, such as the closure in the import.
// - The key of every employee stays as it is, whatever the name and the department are.
// - What is given stays as it is too: the import works off the main actor, and the book with its
//   palettes is isolated to the main actor.

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
