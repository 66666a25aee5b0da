// must not compile: `EmployeeRepository` stays on the data layer, so the main actor has to await it
// mode: app
@testable import PreviewData

func usesSamplesInPassing(_ repository: PreviewData::EmployeeRepository) {
  repository.useSamples()  // expected-error {{[actor_isolated_call_decl]}}
}
