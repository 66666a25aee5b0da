// Controls and containers are made off the main actor too, and modifiers applied; a list, a
// navigation stack and a few names of Liquid Glass are the exceptions (E7).
// modes: app, library, bare
// level: sil
import SwiftUI

nonisolated private func controls(
  _ isOn: Binding<Bool>, _ text: Binding<String>, _ value: Binding<Double>
) -> some View {
  ScrollView {
    LazyVStack {
      Toggle("a", isOn: isOn)
      TextField("a", text: text)
      Slider(value: value)
      Picker("a", selection: text) { Text("b").tag("b") }
      Menu("a") { Text("b") }
      Section("a") { Label("b", systemImage: "star") }
      ProgressView(value: 0.5)
      ContentUnavailableView("a", systemImage: "star")
    }
  }
}

nonisolated private func modified(_ isShown: Binding<Bool>) -> some View {
  Text("a").frame(width: 1).background(.red).overlay { Divider() }.clipShape(.circle)
    .font(.body).foregroundStyle(.blue).disabled(true).id(1).animation(.default, value: 1)
    .accessibilityLabel("b").navigationTitle("c").pickerStyle(.segmented)
    .navigationDestination(isPresented: isShown) { Spacer() }
    .presentationDetents([.medium]).contextMenu { Text("d") }
    .toolbar { ToolbarItem { Image(systemName: "star") } }
}

nonisolated private func window() -> some Scene { WindowGroup { Text("a") } }
