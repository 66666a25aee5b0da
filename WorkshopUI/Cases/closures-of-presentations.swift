// Closures of sheets and of a menu's primary action have no isolation in their types: they are where
// they are written. In a function off the main actor that is an error.
// modes: app, library, bare
import SwiftUI

@MainActor private final class Model {
  var value = 0
  func save() {}
}

private struct Screen: View {
  @State private var isShown = false
  let model: Model

  func dismissed() { model.save() }

  var body: some View {
    Text("a").sheet(isPresented: $isShown, onDismiss: dismissed) {
      Text("\(model.value)")
    }
    Menu("a") {
      Button("b") { model.save() }
    } primaryAction: {
      model.save()
    }
    Text("a").refreshable { model.save() }
  }
}

nonisolated private func sheet(_ model: Model, isShown: Binding<Bool>) -> some View {
  VStack {
    Text("a").sheet(isPresented: isShown) {
      Text("\(model.value)")  // expected-error {{[actor_isolated_non_self_reference]}}
    }
    Menu("a") {
      Button("b") { model.save() }
    } primaryAction: {
      model.save()  // expected-error {{[actor_isolated_call_decl]}}
    }
  }
}
