// must not compile: the model is changed on the main actor, and nowhere else
// mode: bare
@testable import MainActorExportable

func gateRenames(_ model: MainActorExportable::StickerModel) {
  model.name = "Beach"  // expected-error {{[actor_isolated_non_self_reference]}}
}
