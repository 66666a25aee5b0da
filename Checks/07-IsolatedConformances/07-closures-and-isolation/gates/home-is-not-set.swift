// must not compile: `home` cannot be set: it comes from the closure
// mode: library
@testable import ClosuresAndIsolation

func gateSetsHome() -> WritableKeyPath<ClosuresAndIsolation::Listener, (any Actor)?> {
  \.home  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
