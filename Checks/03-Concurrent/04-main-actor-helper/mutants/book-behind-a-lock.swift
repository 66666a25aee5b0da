// refused by: gates — a lock for each read and write: between the two, another write gets lost
// whole: `PaletteBook` is nonisolated, with `palettes` behind a lock

import Synchronization

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

nonisolated final class PaletteBook: Sendable {
  private let state = Mutex<[Int: Palette]>([:])

  var palettes: [Int: Palette] {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

// MARK: - Your turn

@concurrent
func readAlbum(_ reader: AlbumReader, into book: PaletteBook) async {
  while let avatar = await reader.nextAvatar() {
    if book.palettes[avatar.employeeID] == nil {
      book.palettes[avatar.employeeID] = avatar.extractPalette()
    }
  }
}
