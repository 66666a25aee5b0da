import SwiftUI

/// The colours of the picture, thin enough that the sheet's own glass is seen through them.
struct PaletteBackdrop: View {
  let colors: [PaletteColor]

  var body: some View {
    LinearGradient(
      colors: colors.prefix(3).map { Color($0).opacity(0.28) } + [.clear],
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}
