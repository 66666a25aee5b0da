// refused by: checks — `async let` begins the work before the look, and the way out waits for it

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
    async let extracted = extractPalette(from: avatar)
    if let known = cache[avatar.employeeID] { return known }
    let palette = await extracted
    cache[avatar.employeeID] = palette
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
