@_spi(Workshop) import SwiftUI

let screen = NavigationStack {
  Text("Ada Lovelace")
    .glassEffect()
    .navigationTitle("Colleague")
    .toolbar {
      Button("Call") {}
      Button("Write") {}
    }
}
let host = ViewHost(screen)
print(GlassReport(host.elements).effects)
