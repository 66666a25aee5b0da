// must not compile: what the person types is read on the main actor, and not from elsewhere
// mode: library
@testable import CopyIntoTheClosure

func readTheGatesQuery(of model: CopyIntoTheClosure::DirectoryModel) -> String {
  model.query  // expected-error {{[actor_isolated_non_self_reference]}}
}

func readTheGatesDepartments(of model: CopyIntoTheClosure::DirectoryModel) -> Int {
  model.departments.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
