// differs: the values are put into a constant before the modifier

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
    let factor = isPulsing ? strength / 100 : 0
    return Text(name).visualEffect { effect, proxy in
      effect.blur(radius: max(0, factor * proxy.frame(in: .global).minY))
    }
  }
}
