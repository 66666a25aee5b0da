// must not compile: from outside, `join`, `leave` and `headcount` are still awaited
// mode: app
// This function could wait, and does not. So there is one error for members that are `async` and for
// those that are not.
@testable import NonisolatedMembers

func drawsTheHeadcount(of department: NonisolatedMembers::Department) async -> Int {
  // expected-error@+1 {{[actor_isolated_access_outside_of_actor_context]}}
  department.join("Ada")
  // expected-error@+1 {{[actor_isolated_access_outside_of_actor_context]}}
  department.leave("Ada")
  // expected-error@+1 {{[actor_isolated_access_outside_of_actor_context]}}
  return department.headcount
}
