// refused by: checks — the look waits until nobody works, so a hit is quick only in a quiet moment

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

  private var work: Task<Palette, Never>?

  func palette(for avatar: Avatar) async -> Palette {
    while let running = work { _ = await running.value }
    if let known = cache[avatar.employeeID] { return known }
    let task = Task {
      let palette = await extractPalette(from: avatar)
      cache[avatar.employeeID] = palette
      work = nil
      return palette
    }
    work = task
    return await task.value
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
