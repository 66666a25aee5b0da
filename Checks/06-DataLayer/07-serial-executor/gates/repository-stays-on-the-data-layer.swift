// must not compile: the repository stays on the data layer, so other code has to await it
// mode: app
@testable import SerialExecutor

nonisolated func addsInPassing(to repository: SerialExecutor::EmployeeRepository) {
  repository.add("Ada")  // expected-error {{[actor_isolated_call_decl]}}
}
