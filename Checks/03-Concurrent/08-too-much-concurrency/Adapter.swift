public import TooMuchConcurrencySubject

@testable import TooMuchConcurrency

/// Hands the learner's directory to the checks.
public func makeSubject() -> TooMuchConcurrencySubject::Subject {
  TooMuchConcurrencySubject::Subject(
    makeModel: { () -> TooMuchConcurrencySubject::Subject.Model in
      let model: TooMuchConcurrency::DirectoryModel = TooMuchConcurrency::DirectoryModel()
      return TooMuchConcurrencySubject::Subject.Model(
        show: { (employees: [TooMuchConcurrencySubject::Subject.Employee]) -> Swift::Void in
          let all: [TooMuchConcurrency::Employee] = employees.Swift::map {
            (employee: TooMuchConcurrencySubject::Subject.Employee)
              -> TooMuchConcurrency::Employee in
            TooMuchConcurrency::Employee(id: employee.id, name: employee.name)
          }
          model.show(all)
        },
        rows: { () -> [Swift::String] in
          model.rows.Swift::map { (row: TooMuchConcurrency::Row) -> Swift::String in
            "\(row.initials) \(row.name)"
          }
        }
      )
    },
    initials: { (name: Swift::String) -> Swift::String in
      TooMuchConcurrency::initials(of: name)
    }
  )
}
