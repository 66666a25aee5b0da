// must not compile: visit and board stay on the main actor, so nonisolated code uses neither
// mode: library
@testable import IsolatedDeinit

nonisolated func gateMoves(_ visit: IsolatedDeinit::Visit, _ board: IsolatedDeinit::Board) {
  visit.move(to: 3)  // expected-error {{[actor_isolated_call_decl]}}
  visit.end()  // expected-error {{[actor_isolated_call_decl]}}
  board.leave(3)  // expected-error {{[actor_isolated_call_decl]}}
  _ = visit.employee  // expected-error {{[actor_isolated_non_self_reference]}}
}
