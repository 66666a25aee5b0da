// refused by: checks — a task of its own does the keeping: who asks again at once finds nothing

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
    let palette = await extractPalette(from: avatar)
    Task { cache[avatar.employeeID] = palette }
    return palette
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
