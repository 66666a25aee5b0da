// must not compile: `DirectoryModel` stays on the main actor, so other code has to await it
// mode: library
@testable import FreeTheModel

func gateReadsTheScreen(_ model: FreeTheModel::DirectoryModel) -> Bool {
  model.employee == nil  // expected-error {{[actor_isolated_non_self_reference]}}
}
