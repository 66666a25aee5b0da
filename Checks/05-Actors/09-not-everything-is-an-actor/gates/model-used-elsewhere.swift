// must not compile: other code cannot read what the model shows, or set `query`
// mode: library
@testable import NotEverythingIsAnActor

nonisolated func touchesTheModel(_ model: NotEverythingIsAnActor::DepartmentModel) {
  model.query = "ada"  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = model.query  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = model.isLoading  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = model.message  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = model.employees  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = model.visible  // expected-error {{[actor_isolated_non_self_reference]}}
}
