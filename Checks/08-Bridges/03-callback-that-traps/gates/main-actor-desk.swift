// must not compile: `FrontDesk` stays isolated to the main actor, so nonisolated code cannot use it
// mode: app
@testable import CallbackThatTraps

nonisolated func admitVisitor(at desk: CallbackThatTraps::FrontDesk) {
  desk.admit(1)  // expected-error {{[actor_isolated_call_decl]}}
}
