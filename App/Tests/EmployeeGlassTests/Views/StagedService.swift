import Synchronization

@testable import EmployeeGlass

/// Answers with the pages that a test gives it, in turn, and waits for one where there is none.
final class StagedService: EmployeeService {
  typealias Answer = Result<EmployeePage, EmployeeServiceError>

  private let answers: AsyncStream<Answer>
  private let stage: AsyncStream<Answer>.Continuation

  init() {
    (answers, stage) = AsyncStream.makeStream(of: Answer.self)
  }

  /// Gives some people, of a total, as one of several pages or as the last one.
  func answer(_ employees: [Employee], of total: Int? = nil, next: String? = nil) {
    let total = total ?? employees.count
    stage.yield(.success(EmployeePage(employees: employees, total: total, nextCursor: next)))
  }

  func fail(_ error: EmployeeServiceError = .unreachable) {
    stage.yield(.failure(error))
  }

  @concurrent func page(after cursor: String?) async throws -> EmployeePage {
    for await answer in answers { return try answer.get() }
    throw CancellationError()
  }

  @concurrent func avatar(at path: String) async throws -> PixelImage { .preview }
}
