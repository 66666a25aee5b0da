// Measure here, calculate there
//
// `onGeometryChange` calls `of:` to measure, and `action:` when the measure changes. Here `of:`
// also reads state. The compiler warns, so this does not build here: SwiftUI may call `of:` off the
// main actor.
//
// Goal: the card orders one picture for the avatar's first width, and one for each new width.
//
// - A picture has the width in points times `scale` pixels, rounded up.
// - Widths that follow each other at once are all ordered, unless their pixels are equal.
// - A change of height alone orders nothing.
// - After “Sharper”, the next width is ordered with the new scale. The press itself may order.
// - `of:` measures the width and reads no state. Cards do not disturb each other.

import SwiftUI

// MARK: - Given

/// Orders pictures, on the main actor.
final class PictureOrders {
  private let send: @MainActor (_ pixels: Int) -> Void

  init(send: @escaping @MainActor (_ pixels: Int) -> Void) { self.send = send }

  func order(pixels: Int) { send(pixels) }
}

struct AvatarCard: View {
  let orders: PictureOrders

  /// Pixels for each point.
  @State var scale: CGFloat = 2

  var body: some View {
    VStack {
      Button("Sharper") { scale += 1 }
      avatar
    }
    .padding(16)
  }

  // MARK: - Your turn

  var avatar: some View {
    Color.gray
      // Off the main actor: a width is all that it takes from the geometry, and it needs nothing else.
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { width in
        // On the main actor, with the scale of this moment.
        orders.order(pixels: Int((width * scale).rounded(.up)))
      }
  }
}
