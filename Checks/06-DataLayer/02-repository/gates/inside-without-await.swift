// must compile: synchronous code on the layer uses the repository without `await`
// mode: app
import Foundation

@testable import Repository

@Repository::DataLayer
func gateReads(_ file: Data, into repository: Repository::EmployeeRepository) throws -> String {
  let before = repository.count
  try repository.load(file)
  let ships = repository.employees(in: "Ships")
  return "\(before) \(repository.count) \(ships.map { $0.name })"
}
