public import LoadRosterSubject

@testable import LoadRoster

/// Hands the learner's loader to the checks.
public func makeSubject() -> LoadRosterSubject::Subject {
  LoadRosterSubject::Subject(load: { (text: String) -> LoadRosterSubject::Subject.Outcome in
    do {
      let roster: LoadRoster::Roster = try LoadRoster::Roster.load(from: text)
      return .loaded(
        roster.employees.Swift::map { (employee: LoadRoster::Employee) in
          LoadRosterSubject::Subject.Employee(
            id: employee.id, name: employee.name, department: employee.department)
        })
    } catch {
      let anyError: any Error = error
      guard let fault: LoadRoster::RosterError = anyError as? LoadRoster::RosterError else {
        return .otherError("\(anyError)")
      }
      return .fault(record: fault.record, field: name(of: fault.field))
    }
  })
}

private func name(of field: LoadRoster::RosterError.Field) -> String {
  switch field {
  case .id: "id"
  case .name: "name"
  case .department: "department"
  default: "another field"
  }
}
