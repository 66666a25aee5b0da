import SwiftUI

/// All about one employee, tinted by the colours of their picture.
struct EmployeeDetailView: View {
  @State private var model: EmployeeDetailModel
  private let close: @MainActor () -> Void

  /// - Parameter close: Closes the sheet, also from a page that was pushed.
  init(model: EmployeeDetailModel, close: @escaping @MainActor () -> Void) {
    _model = State(initialValue: model)
    self.close = close
  }

  var body: some View {
    ScrollView {
      // At medium, the slider is still in sight.
      VStack(spacing: 16) {
        EmployeeHeader(employee: model.employee, avatar: model.avatarURL)
        PaletteCard(model: model)
        FactsCard(employee: model.employee)
        PeopleCard(model: model)
      }
      .padding([.horizontal, .bottom])
    }
    .background { PaletteBackdrop(colors: model.colors) }
    .tint(model.tint)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { CloseButton(action: close) }
    }
    .navigationTitle(model.employee.name)
    .navigationBarTitleDisplayMode(.inline)
    // The header has the name; the title is for screen readers and the way back.
    .toolbar(removing: .title)
    .task { await model.sheetAppeared() }
    .onDisappear { model.sheetDisappeared() }
  }
}
