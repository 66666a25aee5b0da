@_spi(Workshop) import SwiftUI

struct Badge: View {
  @Namespace private var glass

  var body: some View {
    Text("Remote").glassEffect().glassEffectID("badge", in: glass)
  }
}

let host = ViewHost(
  HStack {
    Badge()
    Badge()
  })
print(GlassReport(host.elements).ids.count)
