// must compile: a screen draws what the book has, so it reads `palettes` without `await`
// mode: app
@testable import MainActorHelper

func screenReadsTheBook(_ book: MainActorHelper::PaletteBook) -> Bool {
  book.palettes[7] == nil
}
