// must not compile: the given types stay: nonisolated code cannot use a sticker or its conformance
// mode: library
@testable import DynamicCasts

nonisolated func gateExports<Kind: DynamicCasts::Exportable>(_ kind: Kind) {}

nonisolated func gateUsesASticker(_ sticker: DynamicCasts::Sticker) {
  _ = sticker.export()  // expected-error {{[actor_isolated_call_decl]}}
  gateExports(sticker)  // expected-error {{[isolated_conformance_wrong_domain]}}
}
