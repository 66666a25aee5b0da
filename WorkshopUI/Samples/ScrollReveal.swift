import SwiftUI

/// Cards that come out of a blur as they come into sight.
struct RevealGallery: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(0..<60) { number in
          RoundedRectangle(cornerRadius: 16)
            .fill(Color(hue: Double(number) / 60, saturation: 0.6, brightness: 0.8))
            .frame(height: 120)
            .overlay { Text("Card \(number)") }
            .visualEffect { content, geometry in
              let y = geometry.frame(in: .scrollView).minY
              return content.blur(radius: max(0, y - 600) / 40).opacity(y > 800 ? 0.4 : 1)
            }
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.95)
            }
        }
      }
      .padding()
    }
  }
}
