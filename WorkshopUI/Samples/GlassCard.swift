import SwiftUI

/// A card of glass over a picture, with a fallback before iOS 26.
struct GlassCard: View {
  let name: String
  let title: String

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      card
        .padding()
    }
  }

  @ViewBuilder private var card: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      content.glassEffect(.regular.tint(.teal).interactive(), in: .rect(cornerRadius: 24))
    } else {
      content.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 24))
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name)
        .font(.title2.weight(.semibold))
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }
}
