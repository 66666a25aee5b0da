public import ProgressAwaitedSubject

@testable import ProgressAwaited

/// Hands the learner's import to the checks.
public func makeSubject() -> ProgressAwaitedSubject::Subject {
  ProgressAwaitedSubject::Subject(
    importFromMainActor: {
      @MainActor
      (
        chunks: [[Int]], insert: @escaping ProgressAwaitedSubject::Subject.Insert,
        report: @escaping ProgressAwaitedSubject::Subject.Report
      ) async throws -> Void in
      try await ProgressAwaited::importRoster(
        employees(chunks),
        insert: { (chunk: [ProgressAwaited::Employee]) throws -> Void in try insert(ids(chunk)) },
        report: report)
    },
    importFromElsewhere: {
      @concurrent
      (
        chunks: [[Int]], insert: @escaping ProgressAwaitedSubject::Subject.Insert,
        report: @escaping ProgressAwaitedSubject::Subject.Report
      ) async throws -> Void in
      try await ProgressAwaited::importRoster(
        employees(chunks),
        insert: { (chunk: [ProgressAwaited::Employee]) throws -> Void in try insert(ids(chunk)) },
        report: report)
    }
  )
}

nonisolated private func employees(_ chunks: [[Int]]) -> [[ProgressAwaited::Employee]] {
  chunks.Swift::map { (ids: [Int]) -> [ProgressAwaited::Employee] in
    ids.Swift::map { (id: Int) -> ProgressAwaited::Employee in
      ProgressAwaited::Employee(id: id, name: "Employee \(id)")
    }
  }
}

nonisolated private func ids(_ chunk: [ProgressAwaited::Employee]) -> [Int] {
  chunk.Swift::map { (employee: ProgressAwaited::Employee) -> Int in employee.id }
}
