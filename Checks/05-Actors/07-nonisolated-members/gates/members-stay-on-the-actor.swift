// must not compile: who is a member changes, so even the main actor has to await that
// mode: app
@testable import NonisolatedMembers

func drawsTheHeadcount(of department: NonisolatedMembers::Department) -> Int {
  department.join("Ada")  // expected-error {{[actor_isolated_call_decl]}}
  department.leave("Ada")  // expected-error {{[actor_isolated_call_decl]}}
  return department.headcount  // expected-error {{[actor_isolated_non_self_reference]}}
}
