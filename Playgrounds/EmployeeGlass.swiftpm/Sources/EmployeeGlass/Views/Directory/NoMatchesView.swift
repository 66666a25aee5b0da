import SwiftUI

/// Names the filter or the search that no employee fits, and offers to clear it.
struct NoMatchesView: View {
  let model: DirectoryModel

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "magnifyingglass")
    } description: {
      if model.filter.isEmpty {
        Text("Check the spelling, or search for less.")
      } else {
        Text("Only \(model.filter.names.formatted(.list(type: .and))) is searched.")
      }
    } actions: {
      if !model.filter.isEmpty {
        Button(model.searchText.isEmpty ? "Clear Filters" : "Search Everywhere") {
          model.clearFilterButtonTapped()
        }
        .buttonStyle(.borderedProminent)
      }
      if !model.searchText.isEmpty {
        Button("Clear Search") { model.clearSearchButtonTapped() }
          .buttonStyle(.bordered)
      }
    }
  }

  private var title: LocalizedStringKey {
    model.searchText.isEmpty ? "No Results" : "No Results for “\(model.searchText)”"
  }
}
