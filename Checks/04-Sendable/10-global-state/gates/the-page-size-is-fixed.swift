// must not compile: `pageSize` is a constant, so any thread can read it
// mode: library
@testable import GlobalState

nonisolated func changesThePageSize() {
  GlobalState::pageSize = 50  // expected-error {{[assignment_lhs_is_immutable_variable]}}
}
