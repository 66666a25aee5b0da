// refused by: checks — the place became state, so that all of it could be read on the main actor

import SwiftUI

// MARK: - Given

struct BadgeWall: View {
  let names: [String]

  @State var isPulsing = false
  @State var strength: CGFloat = 1

  var body: some View {
    VStack {
      Button("Pulse") { isPulsing.toggle() }
      Button("Stronger") { strength += 1 }
      ScrollView {
        ForEach(names, id: \.self) { name in badge(name) }
      }
    }
  }

  // MARK: - Your turn

  func badge(_ name: String) -> some View {
    Badge(name: name, factor: isPulsing ? strength : 0)
  }
}

struct Badge: View {
  let name: String
  let factor: CGFloat
  @State private var edge: CGFloat = 0

  var body: some View {
    Text(name)
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        edge = $0
      }
      .visualEffect { [edge, factor] effect, _ in
        effect.blur(radius: factor * max(0, edge) / 100)
      }
  }
}
