// differs: a nonisolated type of values brings the arithmetic along

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
      .visualEffect { [style = PulseStyle(strength: isPulsing ? strength : nil)] effect, proxy in
        effect.blur(radius: style.radius(at: proxy.frame(in: .global).minY))
      }
  }
}

nonisolated struct PulseStyle {
  var strength: CGFloat?

  func radius(at edge: CGFloat) -> CGFloat {
    guard let strength, edge > 0 else { return 0 }
    return strength * edge / 100
  }
}
