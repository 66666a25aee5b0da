// refused by: gates — with `@concurrent` any code can get a key, and every screen has to wait
// whole: `groupByKey` awaits each key, and `palette(of:)` is asynchronous

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
  var groups: [String: [Employee]] = [:]
  for employee in employees {
    groups[await PaletteBook.key(for: employee), default: []].append(employee)
  }
  return groups
}

final class PaletteBook {
  var palettes: [String: Palette] = [:]

  /// A screen asks while it draws, so it cannot wait.
  func palette(of employee: Employee) async -> Palette? {
    palettes[await Self.key(for: employee)]
  }

  // MARK: - Your turn

  @concurrent
  static func key(for employee: Employee) async -> String {
    slug(of: employee.department) + "/" + slug(of: employee.name)
  }

  private nonisolated static let separator = "-"

  private nonisolated static func slug(of text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: separator)
  }
}
