// refused by: checks — a lock makes it safe, and nobody asks for the effect again when the value changes

import SwiftUI
import Synchronization

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

  let kept = Kept()

  func badge(_ name: String) -> some View {
    Text(name)
      .onChange(of: isPulsing ? strength : 0) { _, new in
        kept.factor.withLock { $0 = new }
      }
      .visualEffect { [kept] effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: kept.factor.withLock { $0 } * distance / 100)
      }
  }
}

nonisolated final class Kept: Sendable {
  let factor = Mutex<CGFloat>(0)
}
