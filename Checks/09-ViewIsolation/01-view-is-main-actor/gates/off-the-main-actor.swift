// must not compile: code that is not on the main actor may not call the view's helpers without
// waiting for it
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
