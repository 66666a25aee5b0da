@_spi(Workshop) import SwiftUI

@available(iOS 26.0, macOS 26.0, *)
struct Choice: View {
  @State private var isChosen = false

  var body: some View {
    Button("Choose") { withAnimation { isChosen.toggle() } }
      .glassEffect(.regular.tint(isChosen ? .green : nil))
    if isChosen {
      Text("Thank you").glassEffect()
    }
  }
}

let host = ViewHost(Choice())
try host.tap("Choose")
print(GlassReport(host).animated.count)
