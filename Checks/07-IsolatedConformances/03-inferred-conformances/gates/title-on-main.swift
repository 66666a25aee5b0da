// must not compile: a title is changed on the main actor, and nowhere else
// mode: library
@testable import InferredConformances

func gateRetitles(_ sticker: InferredConformances::Sticker) {
  sticker.title = "Tide"  // expected-error {{[actor_isolated_non_self_reference]}}
}
