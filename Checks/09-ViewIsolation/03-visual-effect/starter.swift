// An effect copies its values
//
// The closure of `visualEffect` reads the view's state. The compiler warns, so this does not build
// here: SwiftUI may call the closure off the main actor.
//
// Goal: while the wall pulses, a badge is blurred by the distance of its upper edge from the
// screen's.
//
// - The radius is `strength * distance / 100` points. Above that edge, the distance is 0.
// - While the wall does not pulse, no badge is blurred.
// - What the buttons change is seen in the same frame. A wall begins with the values it is made
//   with.
// - The blur stays in `visualEffect`: scrolling evaluates no view.
// - No state is read off the main actor. Two walls do not disturb each other.

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

  // TODO: Let the closure have what it needs, without reaching into the view.
  func badge(_ name: String) -> some View {
    Text(name)
      .visualEffect { effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? strength * distance / 100 : 0)
      }
  }
}
