// must compile: repository and model keep their isolation: the data layer uses the repository without `await`
// mode: app
@testable import BridgeToTheViewModel

@DataLayer func countsWithoutWaiting(
  _ repository: BridgeToTheViewModel::EmployeeRepository
) -> Int {
  repository.employees.count + repository.revision
}
