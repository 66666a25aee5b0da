// A main-actor helper
//
// An album comes page by page. A page is parsed, off the main actor, before its employee is
// known. The book is isolated to the main actor; the function below uses it from outside, and does
// not build.
//
// Goal: `readAlbum` reads the album to its end, even in a cancelled task.
//
// - Pages are parsed and palettes worked out off the main actor.
// - After each page the book is asked. A palette that the book has stays.
// - Otherwise one is worked out. It is in the book before the next page is asked for.
// - Other code changes the book meanwhile: its changes for other employees stay.
// - The book stays on the main actor. `readAlbum` keeps its parameters.

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

final class PaletteBook {
  var palettes: [Int: Palette] = [:]  // By employee.
}

// MARK: - Your turn

@concurrent
func readAlbum(_ reader: AlbumReader, into book: PaletteBook) async {
  while let avatar = await reader.nextAvatar() {
    // TODO: The book is isolated to the main actor. Ask it, and change it, from there.
    if book.palettes[avatar.employeeID] == nil {
      book.palettes[avatar.employeeID] = avatar.extractPalette()
    }
  }
}
