// must not compile: the model stays on the main actor, so other code has to await it
// mode: library
@testable import CopyIntoTheClosure

func readTheGatesQuery(of model: CopyIntoTheClosure::DirectoryModel) -> String {
  model.query  // expected-error {{[actor_isolated_non_self_reference]}}
}

func readTheGatesDepartments(of model: CopyIntoTheClosure::DirectoryModel) -> Int {
  model.departments.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
