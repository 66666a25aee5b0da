// must compile: a button's action is synchronous, so it has to reach tapped() without `await`
// mode: library
@testable import TaskFromAButton

@MainActor
func buttonActionCallsTapped(_ model: TaskFromAButton::DirectoryModel) {
  model.tapped()
}
