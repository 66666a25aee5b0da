// must not compile: other code cannot read or change `theme`
// mode: library
// Where the global and its properties are both on the main actor, there are two errors.
@testable import GlobalState

nonisolated func changesTheThemeFromAnywhere() {
  // expected-error@+2 {{[actor_isolated_non_self_reference]}}
  // expected-error@+1 * {{[actor_isolated_non_self_reference]}}
  GlobalState::theme.accent = "plum"
  // expected-error@+2 {{[actor_isolated_non_self_reference]}}
  // expected-error@+1 * {{[actor_isolated_non_self_reference]}}
  GlobalState::theme.isCompact = true
}

nonisolated func readsTheThemeFromAnywhere() {
  // expected-error@+2 {{[actor_isolated_non_self_reference]}}
  // expected-error@+1 * {{[actor_isolated_non_self_reference]}}
  _ = GlobalState::theme.accent
  // expected-error@+2 {{[actor_isolated_non_self_reference]}}
  // expected-error@+1 * {{[actor_isolated_non_self_reference]}}
  _ = GlobalState::theme.isCompact
}
