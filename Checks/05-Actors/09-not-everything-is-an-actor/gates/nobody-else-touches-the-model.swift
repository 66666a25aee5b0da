// must not compile: what a screen shows is touched on the main actor only
// mode: library
@testable import NotEverythingIsAnActor

nonisolated func touchesTheModel(_ model: NotEverythingIsAnActor::DepartmentModel) -> Bool {
  model.query = "ada"  // expected-error {{[actor_isolated_non_self_reference]}}
  return model.isLoading  // expected-error {{[actor_isolated_non_self_reference]}}
}
