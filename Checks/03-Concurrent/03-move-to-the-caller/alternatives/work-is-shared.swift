// differs: who asks for a palette that is being worked out waits for the same task

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

  private var running: [Int: Task<Palette, Never>] = [:]

  func palette(for avatar: Avatar) async -> Palette {
    let id = avatar.employeeID
    if let known = cache[id] { return known }
    if let task = running[id] { return await task.value }
    let task = Task {
      let palette = await extractPalette(from: avatar)
      cache[id] = palette
      running[id] = nil
      return palette
    }
    running[id] = task
    return await task.value
  }

  @concurrent
  private func extractPalette(from avatar: Avatar) async -> Palette {
    avatar.extractPalette()
  }
}
