// must not compile: tapped() changes what the screen shows, so only the main actor may call it
// mode: library
@testable import TaskFromAButton

nonisolated func callsTappedFromAnywhere(_ model: TaskFromAButton::DirectoryModel) {
  model.tapped()  // expected-error {{[actor_isolated_call_decl]}}
}
