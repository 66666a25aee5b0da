// must not compile: the model and its changes are on the main actor: nonisolated code has to hop there
// mode: library
@testable import ObservableObject

func look(at model: ObservableObject::RosterModel) {
  model.query = "Ada"  // expected-error {{[actor_isolated_non_self_reference]}}
  model.reload()  // expected-error {{[actor_isolated_call_decl]}}
  _ = model.shown  // expected-error {{[actor_isolated_non_self_reference]}}
}
