// must not compile: other code cannot call `title(for:)` and `words(for:isIn:)` without `await`
// mode: library
@testable import ViewIsMainActor

func gateReports(on roster: ViewIsMainActor::RosterView) async -> String {
  roster.title(for: 2)  // expected-error {{[actor_isolated_access_outside_of_actor_context]}}
}

func gateSays(
  _ employee: ViewIsMainActor::Employee, in roster: ViewIsMainActor::RosterView
) async -> String {
  // expected-error@+1 {{[actor_isolated_access_outside_of_actor_context]}}
  roster.words(for: employee, isIn: false)
}
