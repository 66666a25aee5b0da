// must not compile: a helper of the view is not for nonisolated code
// mode: library
@testable import ViewIsMainActor

func gateTitles(of roster: ViewIsMainActor::RosterView) -> (Int) -> String {
  roster.title(for:)  // expected-error {{[converting_func_loses_global_actor]}}
}
