// must compile: the repository stays on the data layer, where code uses it without `await`
// mode: app
@testable import SerialExecutor

@DataLayer func addsAtOnce(to repository: SerialExecutor::EmployeeRepository) -> [String] {
  repository.add("Ada")
  return repository.names()
}
