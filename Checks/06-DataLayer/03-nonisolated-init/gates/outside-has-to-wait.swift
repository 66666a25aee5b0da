// must not compile: what they keep and do is on the layer, also for code that has made them
// mode: library
@testable import NonisolatedInit

@MainActor
func gateUsesThemOnTheMainActor() {
  let repository = NonisolatedInit::EmployeeRepository()
  repository.forget("Ships")  // expected-error {{[actor_isolated_call_decl]}}
  let client = NonisolatedInit::EmployeeClient()
  client.renewSession()  // expected-error {{[actor_isolated_call_decl]}}
  _ = client.session  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}

func gateUsesThemOnNoActor() {
  let repository = NonisolatedInit::EmployeeRepository()
  repository.forget("Ships")  // expected-error {{[actor_isolated_call_decl]}}
  let client = NonisolatedInit::EmployeeClient()
  client.renewSession()  // expected-error {{[actor_isolated_call_decl]}}
  _ = client.session  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}
