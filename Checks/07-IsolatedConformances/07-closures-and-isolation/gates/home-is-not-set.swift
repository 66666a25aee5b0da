// must not compile: the home of a listener comes from its closure, and cannot be set
// mode: library
@testable import ClosuresAndIsolation

func gateSetsHome() -> WritableKeyPath<ClosuresAndIsolation::Listener, (any Actor)?> {
  \.home  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
