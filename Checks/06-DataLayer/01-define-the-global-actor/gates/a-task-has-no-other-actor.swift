// must not compile: `DataLayer.shared` is always the same actor, so no task has another one
// mode: app
@testable import DefineTheGlobalActor

func gateSharedOfATask() {
  _ = DefineTheGlobalActor::DataLayer.$shared  // expected-error {{[could_not_find_type_member]}}
}
