// The closures of a binding keep the isolation that they are written in, and the initializer is
// @preconcurrency.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
}

@MainActor private func binding(to model: Model) -> Binding<Int> {
  Binding {
    model.value
  } set: {
    model.value = $0
  }
}

nonisolated private func bindingElsewhere(to model: Model) -> Binding<Int> {
  Binding {
    model.value  // expected-warning {{[actor_isolated_non_self_reference]}}
  } set: {
    model.value = $0  // expected-warning {{[actor_isolated_non_self_reference]}}
  }
}
