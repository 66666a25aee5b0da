// refused by: checks — the first width is not a change, so it was thought to be no news

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
      } action: { old, new in
        guard old != new else { return }
        orders.order(pixels: Int((new * scale).rounded(.up)))
      }
  }
}
