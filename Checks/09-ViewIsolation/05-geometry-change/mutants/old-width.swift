// refused by: checks — the action takes two values, and the first one is the old

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
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { width, _ in
        orders.order(pixels: Int((width * scale).rounded(.up)))
      }
  }
}
