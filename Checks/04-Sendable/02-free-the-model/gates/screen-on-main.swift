// must not compile: what the screen shows is read on the main actor, where it is changed
// mode: library
@testable import FreeTheModel

func gateReadsTheScreen(_ model: FreeTheModel::DirectoryModel) -> Bool {
  model.employee == nil  // expected-error {{[actor_isolated_non_self_reference]}}
}
