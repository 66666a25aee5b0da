// must not compile: what the screen shows is read on the main actor, where it is changed
// mode: library
@testable import DtoToDomain

func gateReadsTheScreen(_ model: DtoToDomain::DirectoryModel) -> Int {
  model.employees.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
