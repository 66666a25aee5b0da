// refused by: checks — the switch was copied, and the strength is read through a binding

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
      .visualEffect { [isPulsing, $strength] effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? $strength.wrappedValue * distance / 100 : 0)
      }
  }
}
