import SwiftUI

/// Facts that belong together, on a quiet ground: dense text wants no glass behind it.
struct DetailCard<Content: View>: View {
  private let title: LocalizedStringKey
  private let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(.background.opacity(0.75), in: .rect(cornerRadius: 22))
  }
}
