@_spi(Workshop) import SwiftUI

struct SizePicker: View {
  @State private var size = 1

  var body: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag("1")
      Text("Large").tag("2")
    }
  }
}

let host = ViewHost(SizePicker())
try host.send(.change, "2", to: "Size")
print(host.all("Picker")[0]["value"] ?? "none")
