// must not compile: what the screen shows is read on the main actor, where it is changed
// mode: library
@testable import TaskFromAButton

nonisolated func readsTheSpinnerFromAnywhere(_ model: TaskFromAButton::DirectoryModel) -> Bool {
  model.isLoading  // expected-error {{[actor_isolated_non_self_reference]}}
}
