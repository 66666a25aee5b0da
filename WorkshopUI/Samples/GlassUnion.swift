import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
struct GlassUnion: View {
  @Namespace private var glass
  @State private var isTinted = false
  private let groups = [["house", "magnifyingglass"], ["heart", "person"]]

  var body: some View {
    GlassEffectContainer {
      HStack {
        ForEach(groups.indices, id: \.self) { group in
          ForEach(groups[group], id: \.self) { symbol in
            Image(systemName: symbol)
              .padding()
              .glassEffect(isTinted ? .clear.tint(.pink) : .clear)
              .glassEffectUnion(id: group, namespace: glass)
          }
        }
        Button("Tint") { isTinted.toggle() }
          .buttonStyle(.glass)
      }
    }
  }
}

struct GlassUnionScreen: View {
  var body: some View {
    if #available(iOS 26, *) {
      GlassUnion()
    } else {
      Text("Needs iOS 26")
    }
  }
}
