public import ContinuationOnceSubject

@testable import ContinuationOnce

/// Hands the learner's bridge to the checks.
public func makeSubject() -> ContinuationOnceSubject::Subject {
  ContinuationOnceSubject::Subject {
    (id: Int, lookUp: @escaping ContinuationOnceSubject::Subject.LookUp) async
      -> ContinuationOnceSubject::Subject.Answer in
    let directory: ContinuationOnce::Directory = ContinuationOnce::Directory(
      lookUp: { (id: Int, callback: @escaping @Sendable (ContinuationOnce::Employee) -> Void) in
        lookUp(id) { (id: Int, name: String) in
          callback(ContinuationOnce::Employee(id: id, name: name))
        }
      })
    do {
      let employee: ContinuationOnce::Employee = try await directory.employee(id)
      return ContinuationOnceSubject::Subject.Answer.employee(id: employee.id, name: employee.name)
    } catch is ContinuationOnce::NoAnswer {
      return ContinuationOnceSubject::Subject.Answer.noAnswer
    } catch {
      return ContinuationOnceSubject::Subject.Answer.otherError("\(error)")
    }
  }
}
