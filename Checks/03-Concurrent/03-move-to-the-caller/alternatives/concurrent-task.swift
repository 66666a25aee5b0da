// differs: a task with a `@concurrent` body does the work, and there is no second function

// MARK: - Given

nonisolated struct Palette: Equatable {
  let colors: [String]
}

nonisolated struct Avatar: Sendable {
  let employeeID: Int
  let extractPalette: @Sendable () -> Palette  // Slow arithmetic: no business of the main actor.
}

final class PaletteLibrary {
  private var cache: [Int: Palette] = [:]  // By employee.

  // MARK: - Your turn

  func palette(for avatar: Avatar) async -> Palette {
    if let known = cache[avatar.employeeID] { return known }
    let palette = await Task { @concurrent in avatar.extractPalette() }.value
    cache[avatar.employeeID] = palette
    return palette
  }
}
