// refused by: checks — the widest picture so far was thought to be good enough

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

  @State private var widest: CGFloat = 0

  var avatar: some View {
    Color.gray
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { width in
        guard width > widest else { return }
        widest = width
        orders.order(pixels: Int((width * scale).rounded(.up)))
      }
  }
}
