// must not compile: the book stays on the main actor, so nonisolated code has to await it
// mode: app
@testable import MainActorHelper

nonisolated func readsTheBookFromAnywhere(_ book: MainActorHelper::PaletteBook) -> Bool {
  book.palettes[7] == nil  // expected-error {{[actor_isolated_non_self_reference]}}
}
