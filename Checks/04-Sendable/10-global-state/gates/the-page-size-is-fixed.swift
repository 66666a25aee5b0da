// must not compile: nobody changes the page size, so nobody has to be careful with it
// mode: library
@testable import GlobalState

nonisolated func changesThePageSize() {
  GlobalState::pageSize = 50  // expected-error {{[assignment_lhs_is_immutable_variable]}}
}
