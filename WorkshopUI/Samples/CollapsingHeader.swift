import SwiftUI

/// A header that shrinks as the list below is scrolled.
struct CollapsingHeader: View {
  @State private var scrolled: CGFloat = 0

  private var height: CGFloat { max(60, 180 - scrolled) }

  var body: some View {
    VStack(spacing: 0) {
      Text("Design")
        .font(height > 100 ? .largeTitle : .headline)
        .frame(maxWidth: .infinity)
        .frame(height: height)
        .background(.bar)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { Text("Row \($0)").frame(height: 44) }
        }
        .onGeometryChange(for: CGFloat.self) { geometry in
          -geometry.frame(in: .scrollView).minY
        } action: { offset in
          scrolled = max(0, offset)
        }
      }
    }
  }
}
