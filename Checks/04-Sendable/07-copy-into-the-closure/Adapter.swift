public import CopyIntoTheClosureSubject

@testable import CopyIntoTheClosure

/// Hands the learner's model to the checks.
public func makeSubject() -> CopyIntoTheClosureSubject::Subject {
  CopyIntoTheClosureSubject::Subject { () -> CopyIntoTheClosureSubject::Subject.Model in
    let model: CopyIntoTheClosure::DirectoryModel = CopyIntoTheClosure::DirectoryModel()
    return CopyIntoTheClosureSubject::Subject.Model(
      look: { (query: String, departments: Set<String>) -> Void in
        model.query = query
        model.departments = departments
      },
      makeFilter: { () -> CopyIntoTheClosureSubject::Subject.Filter in
        let filter: @Sendable (CopyIntoTheClosure::Employee) -> Bool = model.makeFilter()
        return { (person: CopyIntoTheClosureSubject::Subject.Person) -> Bool in
          filter(
            CopyIntoTheClosure::Employee(
              id: person.id, name: person.name, department: person.department))
        }
      })
  }
}
