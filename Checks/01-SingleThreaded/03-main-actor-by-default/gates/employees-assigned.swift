// must not compile: it works as it did: other code cannot assign `employees`
// mode: app
@testable import MainActorByDefault

func gateDismissesEveryone(in directory: MainActorByDefault::CompanyDirectory) {
  directory.employees = []  // expected-error {{[assignment_lhs_is_immutable_property]}}
}
