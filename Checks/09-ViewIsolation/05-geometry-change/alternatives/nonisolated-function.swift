// differs: a nonisolated function calculates with a value that was taken along

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
    let scale = scale
    return Color.gray
      .onGeometryChange(for: Int.self) { proxy in
        Self.pixels(proxy.size.width, scale: scale)
      } action: { _, pixels in
        orders.order(pixels: pixels)
      }
  }

  nonisolated static func pixels(_ width: CGFloat, scale: CGFloat) -> Int {
    Int((width * scale).rounded(.up))
  }
}
