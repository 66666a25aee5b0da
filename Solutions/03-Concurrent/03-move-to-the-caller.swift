// Move it to the caller
//
// Working out a palette is slow, so it happens off the main actor. The library keeps the
// palettes in a cache, which belongs to the main actor. The function below looks there from
// outside, and does not build.
//
// Goal: `palette(for:)` gives the palette of an avatar. If the cache has one for that employee,
// it comes without a suspension, even while other palettes are worked out: a row that scrolls
// back into view does not flicker. If not, the palette is worked out off the main actor and
// kept. Once a palette has been given, it is in the cache, and is never worked out again.
// Whether two who ask for the same palette at the same time share the work is up to you.

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
    // The caller is on the main actor already: looking here costs no suspension.
    if let known = cache[avatar.employeeID] { return known }
    let palette = await extractPalette(from: avatar)
    cache[avatar.employeeID] = palette
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
