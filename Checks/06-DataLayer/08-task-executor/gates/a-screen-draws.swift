// must compile: a screen reads the employees without waiting
// mode: app
@testable import TaskExecutor

func draws(_ model: TaskExecutor::ImportModel) -> [String] {
  model.employees.map { $0.name }
}
