// must compile: code on the data layer uses the repository without waiting
// mode: app
@testable import SerialExecutor

@DataLayer func addsAtOnce(to repository: SerialExecutor::EmployeeRepository) -> [String] {
  repository.add("Ada")
  return repository.names()
}
