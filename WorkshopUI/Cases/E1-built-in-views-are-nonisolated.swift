// A built-in view is isolated to nothing: code off the main actor makes one, and applies
// modifiers.
// modes: app, library, bare
// level: sil
import SwiftUI

nonisolated private func column() -> VStack<Text> { VStack { Text("a") } }
nonisolated private func button() -> some View { Button("a") {}.padding().opacity(0.5) }
nonisolated private func rows(_ names: [String]) -> some View {
  ForEach(names, id: \.self) { Text($0) }
}
nonisolated private func both(_ isFirst: Bool) -> some View {
  Group {
    if isFirst { Text("a") } else { Spacer() }
  }
}
