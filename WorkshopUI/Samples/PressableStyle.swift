import SwiftUI

/// A style of one's own, with what the environment says.
struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var colour: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(isEnabled ? colour : .gray, in: .capsule)
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
  }
}

struct PressableButtons: View {
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Pressed \(presses)") { presses += 1 }
      Button("Not now") {}.disabled(true)
    }
    .buttonStyle(PillStyle(colour: .indigo))
  }
}
