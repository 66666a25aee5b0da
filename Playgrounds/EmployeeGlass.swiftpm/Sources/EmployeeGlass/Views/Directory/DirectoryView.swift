import SwiftUI

/// The list with its bars, and the sheet of whoever was tapped in front of it.
struct DirectoryView: View {
  @Bindable var model: DirectoryModel
  /// Kept here, so that the next person's sheet rests where the last one's did.
  @State private var detent = PresentationDetent.medium

  var body: some View {
    NavigationStack {
      DirectoryContent(model: model)
        .navigationTitle("Employees")
        .directorySubtitle(model.summary)
        .toolbar { DirectoryToolbar(model: model) }
        // At the top: the bar at the bottom has the menus.
        .searchable(
          text: $model.searchText, placement: .navigationBarDrawer,
          prompt: "Name, title or department"
        )
        .refreshable { await model.pulledToRefresh() }
    }
    .sheet(item: $model.sheet) { sheet in
      EmployeeSheet(employee: sheet.employee, directory: model)
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.visible)
    }
  }
}
