@_spi(Workshop) import SwiftUI

let bar = Group {
  Button("Call") {}
  Button("Write") {}
}
let host = ViewHost(bar.glassEffect())
print(GlassReport(host.elements).effects)
