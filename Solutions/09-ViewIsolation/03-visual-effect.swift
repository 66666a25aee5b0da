// An effect takes its values along
//
// The badges of a department hang on a wall. While the wall pulses, a badge is the more blurred the
// lower it hangs, and only the closure of `visualEffect` is told where that is. The compiler warns, and
// so it does not build here: SwiftUI may call this closure off the main actor, and it reaches back into
// the view.
//
// Goal: while the wall pulses, a badge is blurred by its distance from the upper edge of the screen.
// - The radius is `strength * distance / 100` points. The distance is how far the badge's upper edge lies
//   below that of the screen, in points, with its fraction; above that edge it is 0.
// - While the wall does not pulse, no badge is blurred.
// - What the buttons change is seen in the same frame. A wall that is made with other values than the
//   usual ones begins with those.
// - The blur stays in `visualEffect`: scrolling asks for the effects again, and evaluates no view.
// - The view and its state stay on the main actor, and no state is read elsewhere.
// - Two walls do not disturb each other.

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
      // The list copies both values on the main actor, where the closure is made. Each evaluation makes
      // a new closure, with new copies.
      .visualEffect { [isPulsing, strength] effect, proxy in
        let distance = max(0, proxy.frame(in: .global).minY)
        return effect.blur(radius: isPulsing ? strength * distance / 100 : 0)
      }
  }
}
