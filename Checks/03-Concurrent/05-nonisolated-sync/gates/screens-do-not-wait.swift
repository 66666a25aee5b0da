// must compile: screens, which draw on the main actor, call `key(for:)` without `await`
// mode: app
@testable import NonisolatedSync

func screenDraws(_ employee: NonisolatedSync::Employee, from book: NonisolatedSync::PaletteBook)
  -> String
{
  book.palette(of: employee)?.colors.first ?? NonisolatedSync::PaletteBook.key(for: employee)
}
