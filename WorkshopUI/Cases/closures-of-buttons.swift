// A button's action is isolated to the main actor by its type, wherever it is written, and it is
// synchronous.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
  func save() {}
  func load() async {}
}

nonisolated private func buttons(_ model: Model) -> some View {
  VStack {
    Button("a") { model.save() }
    Button("a", action: model.save)
    Button {
      model.value += 1
    } label: {
      Text("a")
    }
  }
}

@MainActor private func asynchronous(_ model: Model) -> some View {
  // expected-error@+1 {{[cannot_pass_async_func_to_sync_parameter]}}
  Button("a") { await model.load() }
}
