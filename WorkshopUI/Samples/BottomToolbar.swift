import SwiftUI

struct BottomToolbar: View {
  @State private var isFavourite = false

  var body: some View {
    NavigationStack {
      Text("Ada Lovelace")
        .navigationTitle("Profile")
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Call", systemImage: "phone") {}
            Button("Message", systemImage: "message") {}
          }
          if #available(iOS 26.0, macOS 26.0, *) {
            ToolbarSpacer(.fixed, placement: .bottomBar)
          }
          ToolbarItem(placement: .bottomBar) {
            Button(
              isFavourite ? "Unmark" : "Mark", systemImage: isFavourite ? "star.fill" : "star"
            ) {
              isFavourite.toggle()
            }
            .tint(.yellow)
          }
          if #available(iOS 26.0, macOS 26.0, *) {
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) {
              Button("Done", systemImage: "checkmark", role: .confirm) {}
                .buttonStyle(.glassProminent)
            }
          }
        }
    }
  }
}
