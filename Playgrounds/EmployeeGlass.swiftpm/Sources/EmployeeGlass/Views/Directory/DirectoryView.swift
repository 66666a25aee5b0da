import SwiftUI

/// The list with its bars, and a person: beside it in a wide window, in a sheet before it elsewhere.
struct DirectoryView: View {
  @Bindable var model: DirectoryModel
  @Environment(\.horizontalSizeClass) private var width
  /// Kept here, so that the next person's sheet rests where the last one's did.
  @State private var detent = PresentationDetent.medium

  var body: some View {
    if width == .regular {
      NavigationSplitView {
        list.navigationSplitViewColumnWidth(min: 300, ideal: 380, max: 480)
      } detail: {
        person
          .onChange(of: model.snapshot, initial: true) { model.chooseFirstPerson() }
      }
      .sheet(item: $model.form) { EmployeeForm(model: $0) }
      .importSheet($model.shownImport, of: model)
    } else {
      NavigationStack {
        list
          .sheet(item: $model.formBeforeList) { EmployeeForm(model: $0) }
          .importSheet($model.importBeforeList, of: model)
      }
      .sheet(item: $model.sheet) { sheet in
        EmployeePages(employee: sheet.employee, directory: model, isInSheet: true)
          .presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationDragIndicator(.visible)
          // Before the person's sheet, as sheets of their own.
          .sheet(item: $model.formBeforeSheet) { EmployeeForm(model: $0) }
          .importSheet($model.importBeforeSheet, of: model)
      }
    }
  }

  private var list: some View {
    DirectoryContent(model: model)
      .navigationTitle("Employees")
      .directorySubtitle(model.summary)
      .toolbar { DirectoryToolbar(model: model) }
      // At the top: the bar at the bottom has the menus.
      .searchable(
        text: $model.searchText, placement: .navigationBarDrawer,
        prompt: "Name, title or department"
      )
      .choosesImport(isPresented: $model.isChoosingFile, for: model)
      .refreshable { await model.pulledToRefresh() }
  }

  @ViewBuilder private var person: some View {
    if let employee = model.personBesideList {
      EmployeePages(employee: employee, directory: model, isInSheet: false)
    } else {
      ContentUnavailableView(
        "No One Selected", systemImage: "person.crop.circle",
        description: Text("A person whom you select in the list is shown here."))
    }
  }
}
