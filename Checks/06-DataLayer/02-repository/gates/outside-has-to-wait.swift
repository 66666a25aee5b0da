// must not compile: other code has to await its answers, on the main actor and off
// mode: library
import Foundation

@testable import Repository

private typealias Records = Repository::EmployeeRepository

@MainActor private func usesItOnTheMainActor(_ file: Data, _ records: Records) throws {
  try records.load(file)  // expected-error {{[actor_isolated_call_decl]}}
  _ = records.employees(in: "Ships")  // expected-error {{[actor_isolated_call_decl]}}
  _ = records.count  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = headcounts(of: [], in: records)  // expected-error {{[actor_isolated_call_decl]}}
}

private func usesItOnNoActor(_ file: Data, _ records: Records) throws {
  try records.load(file)  // expected-error {{[actor_isolated_call_decl]}}
  _ = records.employees(in: "Ships")  // expected-error {{[actor_isolated_call_decl]}}
  _ = records.count  // expected-error {{[actor_isolated_non_self_reference]}}
  _ = headcounts(of: [], in: records)  // expected-error {{[actor_isolated_call_decl]}}
}
