// must not compile: the repository is on the data layer, so all other code has to await it
// mode: app
@testable import SerialExecutor

nonisolated func addsInPassing(to repository: SerialExecutor::EmployeeRepository) {
  repository.add("Ada")  // expected-error {{[actor_isolated_call_decl]}}
}
