// must not compile: the book changes while screens read it, so it stays on the main actor
// mode: app
@testable import NonisolatedSync

nonisolated func readsTheBookFromAnywhere(_ book: NonisolatedSync::PaletteBook) -> Bool {
  book.palettes.isEmpty  // expected-error {{[actor_isolated_non_self_reference]}}
}
