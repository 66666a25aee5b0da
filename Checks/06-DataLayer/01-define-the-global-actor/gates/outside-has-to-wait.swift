// must not compile: neither the main actor nor code of no actor gets into the layer without waiting
// mode: library
@testable import DefineTheGlobalActor

@MainActor
func gateSavesFromTheMainActor(
  _ employee: DefineTheGlobalActor::Employee, _ store: DefineTheGlobalActor::EmployeeStore
) {
  store.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
}

func gateSavesFromNowhere(
  _ employee: DefineTheGlobalActor::Employee, _ store: DefineTheGlobalActor::EmployeeStore
) {
  store.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
}
