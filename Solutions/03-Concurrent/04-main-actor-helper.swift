// A main-actor helper
//
// An album of avatars comes over the network, page by page. Parsing a page is slow, and only
// then it is known whose avatar it shows. So the album is read off the main actor. The book of
// palettes belongs to the main actor; the function below uses it from outside, and does not
// build.
//
// Goal: `readAlbum` reads the album to its end, even in a cancelled task.
// - Parsing and working out palettes stay off the main actor.
// - After each page has been parsed, the book is asked. If it has a palette for that employee, that
//   one stays, and nothing is worked out.
// - If not, a palette is worked out, and put into the book before the next page is asked for.
// - Meanwhile others put palettes in, replace them and take them out. What they do for other
//   employees stays. If they put one in for the employee in work, either of the two may stay.
// - The book stays on the main actor, where screens read `palettes` without waiting. `readAlbum`
//   keeps its parameters.

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
    // Two short visits to the main actor, one before the slow work and one after it.
    if await book.hasPalette(of: avatar.employeeID) { continue }
    let palette = avatar.extractPalette()
    await book.put(palette, of: avatar.employeeID)
  }
}

extension PaletteBook {
  // In app mode these belong to the main actor. From there, nothing needs an `await`.
  func hasPalette(of employeeID: Int) -> Bool {
    palettes[employeeID] != nil
  }

  func put(_ palette: Palette, of employeeID: Int) {
    palettes[employeeID] = palette
  }
}
