// must not compile: the model stays on the main actor, so other code cannot rename it
// mode: bare
@testable import MainActorExportable

func gateRenames(_ model: MainActorExportable::StickerModel) {
  model.name = "Beach"  // expected-error {{[actor_isolated_non_self_reference]}}
}
