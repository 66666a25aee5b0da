import SwiftUI

/// Says what nobody fits, and takes it away again.
struct NoMatchesView: View {
  let model: DirectoryModel

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "magnifyingglass")
    } description: {
      if let department = model.department {
        Text("Only \(department) is searched.")
      } else {
        Text("Check the spelling, or search for less.")
      }
    } actions: {
      Button("Clear Search") { model.clearSearchButtonTapped() }
        .buttonStyle(.bordered)
    }
  }

  private var title: LocalizedStringKey {
    model.searchText.isEmpty ? "No Results" : "No Results for “\(model.searchText)”"
  }
}
