// differs: a nonisolated protocol brings the function along

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
}

nonisolated protocol Keyed {}

extension Keyed {
  nonisolated static func key(for employee: Employee) -> String {
    [employee.department, employee.name].map {
      $0.lowercased().split(separator: " ").joined(separator: "-")
    }.joined(separator: "/")
  }
}

extension PaletteBook: Keyed {}
