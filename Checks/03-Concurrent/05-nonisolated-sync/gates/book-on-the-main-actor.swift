// must not compile: what is given stays: the book with its palettes is isolated to the main actor
// mode: app
@testable import NonisolatedSync

nonisolated func readsTheBookFromAnywhere(_ book: NonisolatedSync::PaletteBook) -> Bool {
  book.palettes.isEmpty  // expected-error {{[actor_isolated_non_self_reference]}}
}
