import SwiftUI

/// The colours of a picture as drops of glass, which flow out of each other as they become more.
struct PaletteDrops: View {
  let colors: [Color]
  @Namespace private var glass

  var body: some View {
    GlassGroup(spacing: 12) {
      HStack(spacing: 6) {
        ForEach(colors.indices, id: \.self) { index in
          Color.clear
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 36, maxHeight: 36)
            .glassDrop(colors[index], id: index, in: glass)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
      .animation(.bouncy, value: colors.count)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(colors.count) colors of the picture")
  }
}
