// withAnimation runs its function in place: on the main actor it may use what is there, and no
// await fits in.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
  func load() async {}
}

@MainActor private func animate(_ model: Model) async {
  withAnimation { model.value += 1 }
  withAnimation(.smooth) {
    model.value += 1
  } completion: {
    model.value = 0
  }
  // expected-error@+1 {{[cannot_pass_async_func_to_sync_parameter]}}
  await withAnimation { await model.load() }
}

nonisolated private func animateElsewhere(_ model: Model) {
  withAnimation {
    model.value += 1  // expected-error {{[actor_isolated_non_self_reference]}}
  }
}
