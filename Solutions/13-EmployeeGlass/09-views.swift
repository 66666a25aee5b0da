// The sheet's view
//
// Save an edit: the sheet looks for colours without end. Change the person elsewhere: it shows the old office. Close it:
// tasks go on.
//
// Goal: The sheet shows its person as they are, and works only while it is open.
//
// - The sheet keeps its model when it is made again.
// - The colours are searched for once, however often the sheet is made.
// - A change that another window makes shows.
// - Edit hands over the person as they are now.
// - Closing the sheet ends its loop over changes.
// - Closing the sheet cancels the search for colours.
// - A sheet that is opened again begins anew.
// - Going back to a page begins its work again.
//
// Up to you: properties and helpers.

import SwiftUI

/// All about one employee: first how to reach them, last the colours of their picture, of which one
/// tints the buttons.
struct EmployeeDetailView: View {
  // MARK: - Your turn

  /// Lives as long as the view is shown. When the view is made again, the model that it is given then
  /// is not used.
  @State private var model: EmployeeDetailModel
  private let edit: (@MainActor (Employee) -> Void)?
  private let close: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - edit: Opens the form; nil where people are only read.
  ///   - close: Closes the sheet, also from a page that was pushed; nil where there is none to
  ///     close.
  init(
    model: EmployeeDetailModel, edit: (@MainActor (Employee) -> Void)?,
    close: (@MainActor () -> Void)?
  ) {
    _model = State(initialValue: model)
    self.edit = edit
    self.close = close
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        NoticeCard(model: model)
        EmployeeHeader(employee: model.employee, avatar: model.avatarURL)
        if let conversation = model.conversation { MessagesCard(model: conversation) }
        FactsCard(employee: model.employee)
        PeopleCard(model: model)
        PaletteCard(model: model)
      }
      .frame(maxWidth: 680)
      .padding([.horizontal, .bottom])
      .frame(maxWidth: .infinity)
    }
    .composer(for: model.notice == .removed ? nil : model.conversation)
    .tint(model.tint)
    .toolbar {
      if let edit, model.notice != .removed {
        ToolbarItem(placement: .topBarLeading) {
          Button("Edit") { edit(model.employee) }
        }
      }
      if let close {
        ToolbarItem(placement: .topBarTrailing) { CloseButton(action: close) }
      }
    }
    .navigationTitle(model.employee.name)
    .navigationBarTitleDisplayMode(.inline)
    // The header has the name; the title is for screen readers and the way back.
    .toolbar(removing: .title)
    .task { await model.sheetAppeared() }
    .task { await model.follow() }
    // The search for colours is a task of the model's, which is not cancelled with the view's.
    .onDisappear { model.sheetDisappeared() }
  }
}
