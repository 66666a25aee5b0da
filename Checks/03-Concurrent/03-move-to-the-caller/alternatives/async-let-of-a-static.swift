// differs: no function is `@concurrent`: `async let` runs a nonisolated one off the actor

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
    async let palette = Self.extract(avatar)
    let new = await palette
    cache[avatar.employeeID] = new
    return new
  }

  private nonisolated static func extract(_ avatar: Avatar) -> Palette {
    avatar.extractPalette()
  }
}
