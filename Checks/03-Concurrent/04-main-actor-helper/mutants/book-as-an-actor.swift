// refused by: gates — the book is an actor of its own: now every screen has to wait for it
// whole: `PaletteBook` becomes an actor, with a method `put`

// MARK: - Given

nonisolated struct Palette: Equatable {
  let colors: [String]
}

nonisolated struct Avatar: Sendable {
  let employeeID: Int
  let extractPalette: @Sendable () -> Palette  // Slow arithmetic: no business of the main actor.
}

nonisolated struct Page: Sendable {
  let parse: @Sendable () -> Avatar  // Slow as well.
}

/// Nothing protects the position in the album, so only one place at a time may hold a reader.
nonisolated final class AlbumReader {
  private var position = 0
  private let download: @Sendable (Int) async -> Page?

  init(download: @escaping @Sendable (Int) async -> Page?) {
    self.download = download
  }

  func nextAvatar() async -> Avatar? {
    guard let page = await download(position) else { return nil }
    position += 1
    return page.parse()
  }
}

actor PaletteBook {
  var palettes: [Int: Palette] = [:]  // By employee.

  func put(_ palette: Palette, of employeeID: Int) {
    palettes[employeeID] = palette
  }
}

// MARK: - Your turn

@concurrent
func readAlbum(_ reader: AlbumReader, into book: PaletteBook) async {
  while let avatar = await reader.nextAvatar() {
    if await book.palettes[avatar.employeeID] == nil {
      await book.put(avatar.extractPalette(), of: avatar.employeeID)
    }
  }
}
