// must not compile: other code has to await the given code, on the main actor and off
// mode: library
@testable import DefineTheGlobalActor

private typealias Employee = DefineTheGlobalActor::Employee
private typealias EmployeeStore = DefineTheGlobalActor::EmployeeStore
private typealias NameIndex = DefineTheGlobalActor::NameIndex

@MainActor private func usesTheStoreOnTheMainActor(_ store: EmployeeStore, _ employee: Employee) {
  store.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  _ = store.employees  // expected-error {{[actor_isolated_non_self_reference]}}
}

private func usesTheStoreOnNoActor(_ store: EmployeeStore, _ employee: Employee) {
  store.save(employee)  // expected-error {{[actor_isolated_call_decl]}}
  _ = store.employees  // expected-error {{[actor_isolated_non_self_reference]}}
}

@MainActor private func usesTheIndexOnTheMainActor(_ index: NameIndex) {
  _ = index.ids(named: "Ada")  // expected-error {{[actor_isolated_call_decl]}}
  index.change(7, from: nil, to: "Ada")  // expected-error {{[actor_isolated_call_decl]}}
  _ = NameIndex { _ in }  // expected-error {{[actor_isolated_call_decl]}}
}

private func usesTheIndexOnNoActor(_ index: NameIndex) {
  _ = index.ids(named: "Ada")  // expected-error {{[actor_isolated_call_decl]}}
  index.change(7, from: nil, to: "Ada")  // expected-error {{[actor_isolated_call_decl]}}
  _ = NameIndex { _ in }  // expected-error {{[actor_isolated_call_decl]}}
}

@MainActor private func addsOnTheMainActor(
  _ employee: Employee, _ store: EmployeeStore, _ index: NameIndex
) {
  add(employee, to: store, index)  // expected-error {{[actor_isolated_call_decl]}}
}

private func addsOnNoActor(_ employee: Employee, _ store: EmployeeStore, _ index: NameIndex) {
  add(employee, to: store, index)  // expected-error {{[actor_isolated_call_decl]}}
}
