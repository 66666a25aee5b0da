// must not compile: what they keep and do is on the layer, also for whoever has made them
// mode: library
@testable import NonisolatedInit

@MainActor
func gateForgetsFromTheMainActor() {
  let repository = NonisolatedInit::EmployeeRepository()
  repository.forget("Ships")  // expected-error {{[actor_isolated_call_decl]}}
}

func gateRenewsFromNowhere(_ client: NonisolatedInit::EmployeeClient) {
  client.renewSession()  // expected-error {{[actor_isolated_call_decl]}}
}

func gateCountsFromNowhere(_ client: NonisolatedInit::EmployeeClient) -> Int {
  client.requestCount  // expected-error {{[actor_isolated_non_self_reference]}}
}
