// refused by: checks — the values lie in a place that every thread may read, and that all walls share

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

  func badge(_ name: String) -> some View {
    mirror.values.withLock { $0 = (isPulsing, strength) }
    return Text(name)
      .visualEffect { effect, proxy in
        let (isPulsing, strength) = mirror.values.withLock { $0 }
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? strength * distance / 100 : 0)
      }
  }
}

private nonisolated final class Mirror: Sendable {
  let values = Mutex((false, CGFloat(1)))
}
private nonisolated let mirror = Mirror()
