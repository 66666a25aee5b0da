// must not compile: the model stays on the main actor, so code elsewhere has to await it
// mode: library
@testable import TaskExecutor

nonisolated func readsInPassing(_ model: TaskExecutor::ImportModel) -> Int {
  model.employees.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
