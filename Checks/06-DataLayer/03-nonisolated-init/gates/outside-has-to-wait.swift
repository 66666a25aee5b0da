// must not compile: everything else in the two classes stays on the layer, so other code has to await it
// mode: library
@testable import NonisolatedInit

private typealias EmployeeClient = NonisolatedInit::EmployeeClient
private typealias EmployeeRepository = NonisolatedInit::EmployeeRepository

@MainActor
private func usesThemOnTheMainActor(_ repository: EmployeeRepository, _ client: EmployeeClient) {
  repository.forget("Ships")  // expected-error {{[actor_isolated_call_decl]}}
  client.renewSession()  // expected-error {{[actor_isolated_call_decl]}}
  _ = client.session  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}

private func usesThemOnNoActor(_ repository: EmployeeRepository, _ client: EmployeeClient) {
  repository.forget("Ships")  // expected-error {{[actor_isolated_call_decl]}}
  client.renewSession()  // expected-error {{[actor_isolated_call_decl]}}
  _ = client.session  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}
