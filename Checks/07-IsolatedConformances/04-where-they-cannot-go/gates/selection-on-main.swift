// must not compile: a sticker stays `Selectable` on the main actor only
// mode: library
@testable import WhereTheyCannotGo

nonisolated func gateSelects<Item: WhereTheyCannotGo::Selectable>(_ item: Item) {
  item.isSelected = true
}

nonisolated func gateSelectsElsewhere(_ sticker: WhereTheyCannotGo::Sticker) {
  gateSelects(sticker)  // expected-error {{[isolated_conformance_wrong_domain]}}
  sticker.isSelected = true  // expected-error {{[actor_isolated_non_self_reference]}}
}
