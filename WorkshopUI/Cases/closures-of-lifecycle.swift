// Closures of onAppear and onChange have no isolation in their types: they are where they are
// written. In a body that is the main actor; in a function off it, they are off it. So is the
// closure of `task`.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
  func save() {}
}

private struct Screen: View {
  @State private var count = 0
  let model: Model

  var body: some View {
    Text("a")
      .onAppear { model.save() }
      .onDisappear { count = 0 }
      .onChange(of: count) { model.save() }
      .onChange(of: count) { old, new in model.value = new - old }
      .task { model.save() }
  }
}

nonisolated private func screen(_ model: Model) -> some View {
  VStack {
    Text("a").onAppear {
      model.save()  // expected-error {{[actor_isolated_call_decl]}}
    }
    Text("a").task {
      model.save()  // expected-error {{[actor_isolated_access_outside_of_actor_context]}}
    }
    Text("a").task { await model.save() }
  }
}
