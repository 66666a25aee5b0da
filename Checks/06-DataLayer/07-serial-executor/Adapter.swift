public import SerialExecutorSubject

@testable import SerialExecutor

private typealias Subject = SerialExecutorSubject::Subject

@MainActor private func visitTheMainActor(_ visit: @Sendable () -> Void) { visit() }

@DataLayer private func runThreeTimes(
  _ piece: @Sendable () -> Void, _ visit: @Sendable () -> Void
) async {
  piece()
  await Task<Never, Never>.yield()
  piece()
  await visitTheMainActor(visit)
  piece()
}

@DataLayer private func startATask(_ note: @escaping @Sendable (String) -> Void) async {
  note("begins")
  let task: Task<Void, Never> = Task { @DataLayer in note("the task's piece") }
  note("goes on")
  await task.value
  note("ends")
}

/// Hands the learner's data layer and its repository to the checks.
public func makeSubject() -> SerialExecutorSubject::Subject {
  SerialExecutorSubject::Subject(
    makeRepository: {
      (insert: @escaping @Sendable (String) -> Void, rows: @escaping @Sendable () -> [String])
        -> Subject.Repository in
      let repository: SerialExecutor::EmployeeRepository = SerialExecutor::EmployeeRepository(
        database: SerialExecutor::Database(insert: insert, rows: rows))
      return Subject.Repository(
        add: { (name: String) async -> Void in await repository.add(name) },
        names: { () async -> [String] in await repository.names() }
      )
    },
    onTheThread: { (piece: @escaping @Sendable () -> Void) -> Void in
      SerialExecutor::databaseThread.run(piece)
    },
    onTheDataLayer: {
      (piece: @escaping @Sendable () -> Void, visit: @escaping @Sendable () -> Void) async -> Void
      in
      await runThreeTimes(piece, visit)
    },
    startsATask: { (note: @escaping @Sendable (String) -> Void) async -> Void in
      await startATask(note)
    }
  )
}
