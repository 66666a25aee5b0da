// refused by: checks — the wrapper may be taken along, but its value is read where the closure runs

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
      .visualEffect { [_isPulsing, _strength] effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        let factor = _isPulsing.wrappedValue ? _strength.wrappedValue : 0
        return effect.blur(radius: factor * distance / 100)
      }
  }
}
