// must not compile: nonisolated code uses neither a visit nor the board
// mode: library
@testable import IsolatedDeinit

nonisolated func gateMoves(_ visit: IsolatedDeinit::Visit, _ board: IsolatedDeinit::Board) {
  visit.move(to: 3)  // expected-error {{[actor_isolated_call_decl]}}
  visit.end()  // expected-error {{[actor_isolated_call_decl]}}
  board.leave(3)  // expected-error {{[actor_isolated_call_decl]}}
}
