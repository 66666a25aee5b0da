import SwiftUI

/// Chooses the order, and says the one there is.
struct SortMenu: View {
  @Binding var order: DirectoryOrder

  var body: some View {
    Menu("Sort", systemImage: "arrow.up.arrow.down") {
      Picker("Sort by", selection: $order) {
        ForEach(DirectoryOrder.allCases) { order in
          Text(order.title).tag(order)
        }
      }
      .pickerStyle(.inline)
    }
    .accessibilityValue(order.title)
  }
}
