// refused by: checks — the child keeps the first values as state of its own

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
  @State var factor: CGFloat

  var body: some View {
    Text(name)
      .visualEffect { [factor] effect, proxy in
        effect.blur(radius: factor * max(0, proxy.frame(in: .global).minY) / 100)
      }
  }
}
