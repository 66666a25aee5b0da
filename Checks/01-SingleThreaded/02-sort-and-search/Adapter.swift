public import SortAndSearchSubject

@testable import SortAndSearch

/// Hands the learner's roster to the checks.
public func makeSubject() -> SortAndSearchSubject::Subject {
  SortAndSearchSubject::Subject(
    sorted: { (employees: [SortAndSearchSubject::Subject.Employee]) -> [Int] in
      ids(of: roster(of: employees).sorted())
    },
    search: { (query: String, employees: [SortAndSearchSubject::Subject.Employee]) -> [Int] in
      ids(of: roster(of: employees).search(query))
    })
}

@MainActor
private func roster(
  of employees: [SortAndSearchSubject::Subject.Employee]
) -> SortAndSearch::Roster {
  SortAndSearch::Roster(
    employees: employees.Swift::map { (employee: SortAndSearchSubject::Subject.Employee) in
      SortAndSearch::Employee(
        id: employee.id, name: employee.name, department: employee.department)
    })
}

@MainActor
private func ids(of employees: [SortAndSearch::Employee]) -> [Int] {
  employees.Swift::map { (employee: SortAndSearch::Employee) in employee.id }
}
