// must not compile: the book is isolated to the main actor, so nonisolated code cannot read it synchronously
// mode: app
@testable import MainActorHelper

nonisolated func readsTheBookFromAnywhere(_ book: MainActorHelper::PaletteBook) -> Bool {
  book.palettes[7] == nil  // expected-error {{[actor_isolated_non_self_reference]}}
}
