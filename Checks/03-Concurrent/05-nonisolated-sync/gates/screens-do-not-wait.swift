// must compile: a screen asks for a key and for a palette while it draws, without `await`
// mode: app
@testable import NonisolatedSync

func screenDraws(_ employee: NonisolatedSync::Employee, from book: NonisolatedSync::PaletteBook)
  -> String
{
  book.palette(of: employee)?.colors.first ?? NonisolatedSync::PaletteBook.key(for: employee)
}
