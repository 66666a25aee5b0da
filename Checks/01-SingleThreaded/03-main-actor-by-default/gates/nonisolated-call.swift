// must not compile: code that is not on the main actor may not call the directory's methods
// mode: library
@testable import MainActorByDefault

func gateHires(
  _ employee: MainActorByDefault::Employee, into directory: MainActorByDefault::CompanyDirectory
) {
  directory.hire(employee)  // expected-error {{[actor_isolated_call_decl]}}
}

func gateRemovesSomebody(from directory: MainActorByDefault::CompanyDirectory) {
  directory.remove(id: 1)  // expected-error {{[actor_isolated_call_decl]}}
}
