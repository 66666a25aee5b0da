public import LookForCancellationSubject

@testable import LookForCancellation

/// Hands the learner's import to the checks.
public func makeSubject() -> LookForCancellationSubject::Subject {
  LookForCancellationSubject::Subject {
    (
      parsers: [LookForCancellationSubject::Subject.Parse],
      progress: @escaping LookForCancellationSubject::Subject.Progress
    ) -> [Int] in
    let chunks: [LookForCancellation::Chunk] = parsers.Swift::map {
      (parser: @escaping LookForCancellationSubject::Subject.Parse) -> LookForCancellation::Chunk in
      LookForCancellation::Chunk(parse: { () -> [LookForCancellation::Employee] in
        parser().Swift::map { (id: Int) -> LookForCancellation::Employee in
          // Some of them have no name.
          LookForCancellation::Employee(
            id: id, name: id.isMultiple(of: 20) ? "" : "Employee \(id)")
        }
      })
    }
    let employees: [LookForCancellation::Employee] = try await LookForCancellation::importRoster(
      from: chunks, progress: progress)
    return employees.Swift::map { (employee: LookForCancellation::Employee) -> Int in employee.id }
  }
}
