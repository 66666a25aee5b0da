// must not compile: the page size cannot be changed, so any thread can read it
// mode: library
@testable import GlobalState

nonisolated func changesThePageSize() {
  GlobalState::pageSize = 50  // expected-error {{[assignment_lhs_is_immutable_variable]}}
}
