// must compile: `headcounts` is synchronous and on the layer: all its numbers come from one moment
// mode: app
@testable import Repository

@Repository::DataLayer
func gateCounts(in repository: Repository::EmployeeRepository) -> Int {
  Repository::headcounts(of: ["Ships", "Research"], in: repository).values.reduce(0, +)
}
