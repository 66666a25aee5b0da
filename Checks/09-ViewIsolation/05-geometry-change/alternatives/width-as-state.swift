// differs: the action keeps the width, and the pixels follow from the state

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

  @State private var width: CGFloat?

  var pixels: Int? {
    guard let width else { return nil }
    return Int((width * scale).rounded(.up))
  }

  var avatar: some View {
    Color.gray
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onChange(of: pixels) { _, pixels in
        if let pixels { orders.order(pixels: pixels) }
      }
  }
}
