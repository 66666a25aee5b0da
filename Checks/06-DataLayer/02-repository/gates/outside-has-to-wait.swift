// must not compile: neither the main actor nor code of no actor uses the repository without waiting
// mode: library
import Foundation

@testable import Repository

@MainActor
func gateAsksFromTheMainActor(_ repository: Repository::EmployeeRepository) -> Int {
  repository.employees(in: "Ships").count  // expected-error {{[actor_isolated_call_decl]}}
}

func gateLoadsFromNowhere(_ file: Data, into repository: Repository::EmployeeRepository) throws {
  try repository.load(file)  // expected-error {{[actor_isolated_call_decl]}}
}

func gateCountsFromNowhere(_ repository: Repository::EmployeeRepository) -> Int {
  repository.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
