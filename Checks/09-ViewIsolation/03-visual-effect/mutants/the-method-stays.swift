// refused by: build — the value travels, and its method stays on the main actor

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
    Text(name)
      .visualEffect { [pulse = Pulse(strength: isPulsing ? strength : 0)] effect, proxy in
        effect.blur(radius: pulse.radius(at: proxy.frame(in: .global).minY))
      }
  }
}

struct Pulse {
  let strength: CGFloat

  func radius(at edge: CGFloat) -> CGFloat { strength * max(0, edge) / 100 }
}
