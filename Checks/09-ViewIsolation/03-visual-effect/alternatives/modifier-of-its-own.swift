// differs: a view modifier holds the value, and a badge that does not pulse has no effect at all

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

  @ViewBuilder
  func badge(_ name: String) -> some View {
    if isPulsing {
      Text(name).modifier(Pulse(strength: strength))
    } else {
      Text(name)
    }
  }
}

struct Pulse: ViewModifier {
  let strength: CGFloat

  func body(content: Content) -> some View {
    content.visualEffect { effect, proxy in
      let edge = proxy.frame(in: .global).minY
      return effect.blur(radius: edge > 0 ? edge * strength / 100 : 0)
    }
  }
}
