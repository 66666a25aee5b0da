// Measure here, calculate there
//
// An employee's card orders the avatar in as many pixels as it is wide. `onGeometryChange` calls two
// closures: `of:` measures, and `action:` is called when the measure is another one. Here, `of:` does
// both. The compiler warns, and so it does not build here: SwiftUI may call `of:` off the main actor,
// where the card's state is not.
//
// Goal: one picture is ordered when the avatar is laid out for the first time, and one for each new width.
// - It is ordered in pixels: the avatar's width in points times `scale`, rounded up.
// - Of widths that follow each other at once, each is ordered; in `action:`, or a moment later. An order of
//   as many pixels as the last one may be left out. What a width of 0 orders is up to you.
// - A change of its height alone orders nothing.
// - After a press on “Sharper”, the next width is ordered with the new scale. The press itself may order
//   one picture, with the new scale.
// - The width is measured in an `of:`, and no state is read off the main actor.
// - Two cards do not disturb each other.

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

  // TODO: Measure in the first closure, and calculate in the second.
  var avatar: some View {
    Color.gray
      .onGeometryChange(for: Int.self) { proxy in
        Int((proxy.size.width * scale).rounded(.up))
      } action: { pixels in
        orders.order(pixels: pixels)
      }
  }
}
