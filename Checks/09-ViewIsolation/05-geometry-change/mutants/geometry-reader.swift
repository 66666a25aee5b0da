// refused by: checks — a reader measures while views are evaluated, and nothing is left for `of:`

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
    GeometryReader { proxy in
      Color.gray
        .onChange(of: proxy.size.width, initial: true) { _, width in
          orders.order(pixels: Int((width * scale).rounded(.up)))
        }
    }
  }
}
