// must not compile: nonisolated code admits a person, though `FrontDesk` stays isolated to the main
// actor
// mode: app
@testable import CallbackThatTraps

nonisolated func admitVisitor(at desk: CallbackThatTraps::FrontDesk) {
  desk.admit(1)  // expected-error {{[actor_isolated_call_decl]}}
}
