// Move it to the caller
//
// Working out a palette is slow, so it happens off the main actor. The library keeps the
// palettes in a cache, which belongs to the main actor. The function below looks there from
// outside, and does not build.
//
// Goal: `palette(for:)` gives the palette of an avatar.
// - If one has been given for that employee before, it comes without a suspension, even while other
//   palettes are worked out: a row that scrolls back into view does not flicker.
// - If not, `extractPalette()` works it out off the main actor.
// - A palette that has been given is kept, and is never worked out again, however many there are
//   and even if it has no colors.
// - In a cancelled task all of this holds too.
// Whether calls for the same palette at the same time share the work is up to you, and so is where
// palettes are kept.

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
    let palette = await extractPalette(from: avatar)
    cache[avatar.employeeID] = palette
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    // TODO: A palette that is in the cache has to come without a suspension.
    if let known = cache[avatar.employeeID] { return known }
    return avatar.extractPalette()
  }
}
