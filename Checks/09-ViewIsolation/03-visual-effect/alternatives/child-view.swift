// differs: a view of its own is handed the values, and stored constants of a view may be read anywhere

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
    Badge(name: name, isPulsing: isPulsing, strength: strength)
  }
}

struct Badge: View {
  let name: String
  let isPulsing: Bool
  let strength: CGFloat

  var body: some View {
    Text(name)
      .visualEffect { effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? strength * distance / 100 : 0)
      }
  }
}
