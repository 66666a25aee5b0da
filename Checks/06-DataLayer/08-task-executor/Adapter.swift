public import TaskExecutorSubject

@testable import TaskExecutor

private typealias Subject = TaskExecutorSubject::Subject
private typealias Employee = TaskExecutor::Employee

/// Hands the learner's model to the checks.
public func makeSubject() -> TaskExecutorSubject::Subject {
  TaskExecutorSubject::Subject {
    (parse: @escaping @Sendable (String) -> [Int]) -> Subject.Model in
    let model: TaskExecutor::ImportModel = TaskExecutor::ImportModel(
      parse: { (file: String) -> [Employee] in
        parse(file).Swift::map { (id: Int) -> Employee in Employee(id: id, name: "Person \(id)") }
      })
    return Subject.Model(
      ids: { () -> [Int] in
        model.employees.Swift::map { (employee: Employee) -> Int in employee.id }
      },
      importFiles: { (files: [String], executor: any _Concurrency::TaskExecutor) async -> Void in
        await model.importFiles(files, on: executor)
      }
    )
  }
}
