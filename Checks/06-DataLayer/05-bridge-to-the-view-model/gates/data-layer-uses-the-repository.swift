// must compile: code on the data layer uses the repository without waiting
// mode: app
@testable import BridgeToTheViewModel

@DataLayer func countsWithoutWaiting(
  _ repository: BridgeToTheViewModel::EmployeeRepository
) -> Int {
  repository.employees.count + repository.revision
}
