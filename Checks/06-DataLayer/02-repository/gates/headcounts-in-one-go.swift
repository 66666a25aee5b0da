// must compile: `headcounts` is synchronous, so synchronous code of the layer may ask for it
// mode: app
@testable import Repository

@Repository::DataLayer
func gateCounts(in repository: Repository::EmployeeRepository) -> Int {
  Repository::headcounts(of: ["Ships", "Research"], in: repository).values.reduce(0, +)
}
