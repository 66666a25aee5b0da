// must not compile: the book belongs to the main actor, so other code cannot read it in passing
// mode: app
@testable import MainActorHelper

nonisolated func readsTheBookFromAnywhere(_ book: MainActorHelper::PaletteBook) -> Bool {
  book.palettes[7] == nil  // expected-error {{[actor_isolated_non_self_reference]}}
}
