// What is new in iOS 26 compiles behind a condition, and a closure of `task` is where its maker
// is.
// modes: app, library, bare
// level: sil
import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
private struct Badge: View {
  var body: some View { Text("26") }
}

@MainActor private final class Model {
  func save() {}
  func load() async {}
}

private struct Screen: View {
  @State private var isDone = false
  let model: Model

  var body: some View {
    VStack {
      if #available(iOS 26.0, *) { Badge() } else { Text("18") }
      if #unavailable(iOS 26) { Text("18") }
    }
    .task {
      model.save()
      isDone = true
      await model.load()
    }
    .task(id: isDone) { model.save() }
    .task(priority: .low) { model.save() }
  }
}
