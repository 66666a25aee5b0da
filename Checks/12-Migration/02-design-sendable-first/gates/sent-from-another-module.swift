// must compile: another module sends a snapshot and an employee to a task of its own
// mode: bare
@testable import DesignSendableFirst

func names(in snapshot: DesignSendableFirst::RosterSnapshot) -> Task<[String], Never> {
  Task { @concurrent in snapshot.employees.map(\.name) }
}

func label(_ employee: DesignSendableFirst::Employee) -> @Sendable () -> String {
  { "\(employee.name), \(employee.department)" }
}
