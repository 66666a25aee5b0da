// must not compile: repository and model keep their isolation: other code awaits the repository
// mode: app
@testable import BridgeToTheViewModel

func looksInPassing(_ repository: BridgeToTheViewModel::EmployeeRepository) -> Int {
  repository.revision  // expected-error {{[actor_isolated_non_self_reference]}}
}
