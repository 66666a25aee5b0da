import SwiftUI

/// Two drops of glass that flow together when they come near, and a third that grows out of its neighbour.
@available(iOS 26.0, macOS 26.0, *)
struct GlassDrops: View {
  @State private var isNear = false
  @State private var hasThird = false
  @Namespace private var glass

  var body: some View {
    ZStack {
      Scenery()
      VStack(spacing: 48) {
        GlassEffectContainer(spacing: 24) {
          HStack(spacing: isNear ? 10 : 48) {
            drop("heart", "Like")
            drop("house", "Home").glassEffectID("home", in: glass)
            if hasThird {
              drop("star", "Star").glassEffectID("star", in: glass)
            }
          }
        }
        Text("Glass is drawn over what lies behind it.")
          .padding()
          .glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 24))
        HStack {
          Button(isNear ? "Part" : "Join") { withAnimation { isNear.toggle() } }
          Button(hasThird ? "Remove" : "Add") { withAnimation { hasThird.toggle() } }
        }
        .buttonStyle(.glass)
      }
    }
  }

  private func drop(_ symbol: String, _ name: String) -> some View {
    Image(systemName: symbol)
      .frame(width: 64, height: 64)
      .accessibilityLabel(name)
      .glassEffect(.regular.interactive(), in: .circle)
  }
}

/// Something with edges and colours, so that one sees the glass in front.
struct Scenery: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .teal, .orange], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 20) {
        ForEach(0..<14, id: \.self) { number in
          HStack(spacing: 20) {
            ForEach(0..<6, id: \.self) { place in
              Circle().fill(place % 2 == number % 2 ? Color.white : .yellow)
                .frame(width: 40, height: 40)
            }
          }
        }
      }
      .opacity(0.5)
    }
    .ignoresSafeArea()
    .accessibilityHidden(true)
  }
}

struct GlassDropsScreen: View {
  var body: some View {
    if #available(iOS 26, *) {
      GlassDrops()
    } else {
      Text("Needs iOS 26")
    }
  }
}
