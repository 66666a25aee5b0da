// must not compile: nonisolated code changes the board, though `PresenceBoard` stays isolated to the main
// actor
// mode: app
@testable import DelegateValues

nonisolated func clear(_ badge: Int, from board: DelegateValues::PresenceBoard) {
  board.show(badge, in: nil)  // expected-error {{[actor_isolated_call_decl]}}
}
