// must not compile: the repository is on the data layer, so even the main actor has to await it
// mode: app
@testable import BridgeToTheViewModel

func looksInPassing(_ repository: BridgeToTheViewModel::EmployeeRepository) -> Int {
  repository.revision  // expected-error {{[actor_isolated_non_self_reference]}}
}
