// Move it to the caller
//
// To work out a palette is slow, so it happens off the main actor. The cache is isolated to the
// main actor. The function below reads the cache from outside, and does not build.
//
// Goal: `palette(for:)` returns the palette of an avatar.
//
// - A palette returned before for that employee comes without a suspension, even while others are
//   worked out: a row that scrolls back does not flicker.
// - `extractPalette()` works out every other palette off the main actor.
// - A palette is kept and never worked out again, even one without colors.
// - All of this holds in a cancelled task.
//
// Up to you: where palettes are kept; whether simultaneous calls for the same palette share the
// work.

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
