// must not compile: code that is not on the main actor still cannot read or change a directory
// mode: library
@testable import MainActorByDefault

func gateChangesTheQuery(of directory: MainActorByDefault::CompanyDirectory) {
  directory.query = "Ada"  // expected-error {{[actor_isolated_non_self_reference]}}
}

func gateReadsTheEmployees(of directory: MainActorByDefault::CompanyDirectory) -> Int {
  directory.employees.count  // expected-error {{[actor_isolated_non_self_reference]}}
}

func gateReadsWhatIsVisible(in directory: MainActorByDefault::CompanyDirectory) -> Int {
  directory.visible.count  // expected-error {{[actor_isolated_non_self_reference]}}
}
