import SwiftUI

/// Glass that lies together: it is drawn in one pass, and flows into each other where it is near.
///
/// Before iOS 26 there is nothing to draw together, and the content stands by itself.
struct GlassGroup<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: How near, in points, pieces of glass begin to flow into each other.
  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      GlassEffectContainer(spacing: spacing) { content }
    } else {
      content
    }
  }
}
