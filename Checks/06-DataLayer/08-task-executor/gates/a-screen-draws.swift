// must compile: the model stays on the main actor, where a screen reads `employees` without `await`
// mode: app
@testable import TaskExecutor

func draws(_ model: TaskExecutor::ImportModel) -> [String] {
  model.employees.map { $0.name }
}
