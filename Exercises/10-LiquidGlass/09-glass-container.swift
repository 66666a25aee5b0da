// One container for a bar's glass
//
// Each button of the bar has a container of its own, so its glass is drawn without its neighbours'. The bar is glass
// too, and glass cannot show what is behind other glass.
//
// Goal: the glass of the bar is drawn together.
//
// - On iOS 26 all glass of the bar is in one `GlassEffectContainer`.
// - Each button has one piece of glass, and no piece is inside another one.
// - The container's spacing is 12 points.
// - Before iOS 26 the bar has the same buttons.
// - Before iOS 26 no API of iOS 26 is used.
// - Each button does what it did, on both systems.

import SwiftUI

// MARK: - Given

struct ContactWay: Identifiable {
  let id: Int
  let title: String
  let symbol: String
}

extension View {
  /// Glass on iOS 26, and a material before.
  @ViewBuilder
  func adaptiveGlass(in shape: some Shape, tint: Color? = nil) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular.tint(tint).interactive(), in: shape)
    } else {
      background(.regularMaterial, in: shape)
    }
  }
}

// MARK: - Your turn

struct ContactBar: View {
  let ways: [ContactWay]
  let reach: (Int) -> Void

  @State private var isFavorite = false

  // TODO: Draw the glass of all buttons together.
  var body: some View {
    HStack(spacing: 12) {
      ForEach(ways) { way in
        GlassEffectContainer {
          Button(way.title, systemImage: way.symbol) { reach(way.id) }
            .padding()
            .adaptiveGlass(in: Capsule())
        }
      }
      GlassEffectContainer {
        Button(isFavorite ? "Unmark" : "Mark", systemImage: "star") { isFavorite.toggle() }
          .padding()
          .adaptiveGlass(in: Capsule())
      }
    }
    .padding()
    .adaptiveGlass(in: Capsule())
  }
}
