import SwiftUI

/// Two lists below the same bars: one goes under them softly, and one ends at a line.
struct ScrollEdges: View {
  @State private var isHard = true

  var body: some View {
    NavigationStack {
      if #available(iOS 26.0, macOS 26.0, *) {
        colleagues.scrollEdgeEffectStyle(isHard ? .hard : .soft, for: .all)
      } else {
        colleagues
      }
    }
  }

  private var colleagues: some View {
    List(1..<60) { number in Text("Colleague \(number)") }
      .navigationTitle("Colleagues")
      .toolbar {
        ToolbarItem { Button(isHard ? "Soft" : "Hard") { isHard.toggle() } }
        ToolbarItem(placement: .bottomBar) { Button("Write", systemImage: "pencil") {} }
      }
  }
}
