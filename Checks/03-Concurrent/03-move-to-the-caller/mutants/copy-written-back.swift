// refused by: checks — the cache is copied before the `await` and written back: a palette gets lost

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
    var palettes = cache
    if let known = palettes[avatar.employeeID] { return known }
    let palette = await extractPalette(from: avatar)
    palettes[avatar.employeeID] = palette
    cache = palettes
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
