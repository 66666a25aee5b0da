// refused by: checks — the caller looks, and then calls all the same: the call is what suspends

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
    let known = cache[avatar.employeeID]
    let palette = await extractPalette(from: avatar, unless: known)
    cache[avatar.employeeID] = palette
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar, unless known: Palette?) async -> Palette {
    known ?? avatar.extractPalette()
  }
}
