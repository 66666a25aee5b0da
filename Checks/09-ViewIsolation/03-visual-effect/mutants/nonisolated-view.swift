// refused by: build — the view was made nonisolated, so that its state may be read anywhere
// whole: `BadgeWall` is nonisolated

import SwiftUI

// MARK: - Given

nonisolated struct BadgeWall: View {
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
      .visualEffect { effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? strength * distance / 100 : 0)
      }
  }
}
