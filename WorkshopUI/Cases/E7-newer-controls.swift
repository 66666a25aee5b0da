// Most controls of iOS 14 to 26 are made off the main actor; names of styles that have a body are
// the main actor's, and @preconcurrency. Those of lists, pickers and text fields are not.
// modes: app, library, bare
import SwiftUI

nonisolated private func made(
  _ flag: Binding<Bool>, _ text: Binding<String>, _ number: Binding<Int>
) -> some View {
  Grid {
    GridRow { Stepper("a", value: number) }
    GroupBox("b") { SecureField("c", text: text) }
    LabeledContent("d", value: "e")
    Toggle("f", isOn: flag).disabled(true)
    LazyVGrid(columns: [GridItem()]) { TextField("g", text: text).textFieldStyle(.plain) }
    Picker("h", selection: text) { Text("i") }.pickerStyle(.segmented)
    ScrollViewReader { _ in Text("j") }
  }
}

nonisolated private func styled(_ flag: Binding<Bool>) -> some View {
  Toggle("a", isOn: flag).toggleStyle(.switch)  // expected-warning {{[actor_isolated_non_self_reference]}}
}

nonisolated private func labelled() -> some View {
  Label("a", systemImage: "star").labelStyle(.iconOnly)  // expected-warning {{[actor_isolated_non_self_reference]}}
}
