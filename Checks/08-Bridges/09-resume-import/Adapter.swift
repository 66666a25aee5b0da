public import ResumeImportSubject

@testable import ResumeImport

/// Hands the learner's import to the checks.
public func makeSubject() -> ResumeImportSubject::Subject {
  ResumeImportSubject::Subject(
    importRoster: {
      @concurrent
      (
        chunks: [[Int]], insert: @escaping ResumeImportSubject::Subject.Insert,
        read: @escaping ResumeImportSubject::Subject.Read,
        write: @escaping ResumeImportSubject::Subject.Write
      ) async throws -> Void in
      try await ResumeImport::importRoster(
        employees(chunks),
        insert: { (chunk: [ResumeImport::Employee]) throws -> Void in try insert(ids(chunk)) },
        checkpoint: ResumeImport::Checkpoint(read: read, write: write))
    },
    importFromMainActor: {
      @MainActor
      (
        chunks: [[Int]], insert: @escaping ResumeImportSubject::Subject.Insert,
        read: @escaping ResumeImportSubject::Subject.Read,
        write: @escaping ResumeImportSubject::Subject.Write
      ) async throws -> Void in
      try await ResumeImport::importRoster(
        employees(chunks),
        insert: { (chunk: [ResumeImport::Employee]) throws -> Void in try insert(ids(chunk)) },
        checkpoint: ResumeImport::Checkpoint(read: read, write: write))
    })
}

nonisolated private func employees(_ chunks: [[Int]]) -> [[ResumeImport::Employee]] {
  chunks.Swift::map { (ids: [Int]) -> [ResumeImport::Employee] in
    ids.Swift::map { (id: Int) -> ResumeImport::Employee in
      ResumeImport::Employee(id: id, name: "Employee \(id)")
    }
  }
}

nonisolated private func ids(_ chunk: [ResumeImport::Employee]) -> [Int] {
  chunk.Swift::map { (employee: ResumeImport::Employee) -> Int in employee.id }
}
