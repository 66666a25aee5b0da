// A concentric rectangle is a shape that has a stroke, and no InsettableShape that has a border. The line along an
// outline is a shape again.
// modes: app, library, bare
import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
nonisolated private func outlined() -> some View {
  ConcentricRectangle().stroke(Color.red)
}

@available(iOS 26.0, macOS 26.0, *)
nonisolated private func bordered() -> some View {
  ConcentricRectangle().strokeBorder(Color.red)  // expected-error {{[could_not_find_value_member]}}
}

nonisolated private func painted() -> some View {
  Circle().stroke(lineWidth: 2).fill(Color.red)
}

nonisolated private func drawn() -> some View {
  Circle().fill().fill(Color.red).strokeBorder(
    Color.red, style: StrokeStyle(dash: [2]), antialiased: false)
}
