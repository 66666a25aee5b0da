@_spi(Workshop) import SwiftUI

let screen = NavigationStack {
  Text("Ada Lovelace").toolbar {
    ToolbarItem(placement: .bottomBar) { Text("Share") }
    ToolbarSpacer(.fixed)
    ToolbarItem(placement: .bottomBar) { Text("Write") }
  }
}
let items = ViewHost(screen).all.filter { $0["placement"] == "bottomBar" }
print(items.count)
