// must not compile: `Draft` stays: its name cannot be set
// mode: library
@testable import ClosuresAndIsolation

func gateSetsName() -> ReferenceWritableKeyPath<ClosuresAndIsolation::Draft, String> {
  \.name  // expected-error {{[expr_keypath_type_covert_to_contextual_type]}}
}
