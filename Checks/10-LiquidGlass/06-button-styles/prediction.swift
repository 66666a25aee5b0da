@_spi(Workshop) import SwiftUI

let bar = HStack {
  Button("Decline") {}
  Button("Approve") {}
    .buttonStyle(.borderedProminent)
}
let host = ViewHost(bar.buttonStyle(.glass))
print(host.all("Button").map { $0["style"] ?? "none" })
