public import ContinuationCancelSubject

@testable import ContinuationCancel

/// Hands the learner's bridge to the checks.
public func makeSubject() -> ContinuationCancelSubject::Subject {
  ContinuationCancelSubject::Subject {
    (id: Int, start: @escaping ContinuationCancelSubject::Subject.Start) async
      -> ContinuationCancelSubject::Subject.Answer in
    let directory: ContinuationCancel::Directory = ContinuationCancel::Directory(
      start: {
        (
          id: Int,
          callback:
            @escaping @Sendable (Swift::Result<ContinuationCancel::Employee, any Error>) ->
            Void
        ) -> ContinuationCancel::Request in
        let stop: @Sendable () -> Void = start(id) { (result: Swift::Result<String, any Error>) in
          switch result {
          case .success(let name):
            callback(.success(ContinuationCancel::Employee(id: id, name: name)))
          case .failure(let error): callback(.failure(error))
          }
        }
        return ContinuationCancel::Request(stop: stop)
      })
    do {
      let employee: ContinuationCancel::Employee = try await directory.employee(id)
      return ContinuationCancelSubject::Subject.Answer.success("\(employee.name), \(employee.id)")
    } catch {
      return ContinuationCancelSubject::Subject.Answer.failure(error)
    }
  }
}
