// differs: the look has a function of its own, and the slow way keeps what it found itself

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
    if let known = knownPalette(of: avatar) {
      known
    } else {
      await newPalette(of: avatar)
    }
  }

  func knownPalette(of avatar: Avatar) -> Palette? {
    cache[avatar.employeeID]
  }

  private func keep(_ palette: Palette, of avatar: Avatar) {
    cache[avatar.employeeID] = palette
  }

  @concurrent
  private func newPalette(of avatar: Avatar) async -> Palette {
    let palette = avatar.extractPalette()
    await keep(palette, of: avatar)
    return palette
  }
}
