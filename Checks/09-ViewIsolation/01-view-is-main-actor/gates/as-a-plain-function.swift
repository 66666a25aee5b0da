// must not compile: other code cannot use `title(for:)` as a nonisolated function
// mode: library
@testable import ViewIsMainActor

func gateTitles(of roster: ViewIsMainActor::RosterView) -> (Int) -> String {
  roster.title(for:)  // expected-error {{[converting_func_loses_global_actor]}}
}
