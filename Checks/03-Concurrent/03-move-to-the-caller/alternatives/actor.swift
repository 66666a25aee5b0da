// differs: an actor of its own works the palettes out, one at a time

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

  private actor Worker {
    func work(_ avatar: Avatar) -> Palette { avatar.extractPalette() }
  }

  private let worker = Worker()

  func palette(for avatar: Avatar) async -> Palette {
    if let known = cache[avatar.employeeID] { return known }
    let made = await worker.work(avatar)
    cache[avatar.employeeID] = made
    return made
  }
}
