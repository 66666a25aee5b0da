public import MainActorHelperSubject

@testable import MainActorHelper

/// Hands the learner's function and book to the checks.
public func makeSubject() -> MainActorHelperSubject::Subject {
  MainActorHelperSubject::Subject { () -> MainActorHelperSubject::Subject.Book in
    let book: MainActorHelper::PaletteBook = MainActorHelper::PaletteBook()
    return MainActorHelperSubject::Subject.Book(
      colors: { (employeeID: Int) -> [String]? in book.palettes[employeeID]?.colors },
      put: { (colors: [String]?, employeeID: Int) -> Void in
        book.palettes[employeeID] = colors.map { (colors: [String]) -> MainActorHelper::Palette in
          MainActorHelper::Palette(colors: colors)
        }
      },
      read: { (album: MainActorHelperSubject::Subject.Album) async -> Void in
        let reader: MainActorHelper::AlbumReader = MainActorHelper::AlbumReader(
          download: { (position: Int) async -> MainActorHelper::Page? in
            guard let employeeID: Int = await album.download(position) else { return nil }
            return makePage(of: employeeID, in: album)
          })
        await MainActorHelper::readAlbum(reader, into: book)
      }
    )
  }
}

private nonisolated func makePage(
  of employeeID: Int, in album: MainActorHelperSubject::Subject.Album
) -> MainActorHelper::Page {
  MainActorHelper::Page(
    parse: { () -> MainActorHelper::Avatar in
      album.parse(employeeID)
      return MainActorHelper::Avatar(
        employeeID: employeeID,
        extractPalette: { () -> MainActorHelper::Palette in
          MainActorHelper::Palette(colors: album.extract(employeeID))
        })
    })
}
