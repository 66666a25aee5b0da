// The macro is SwiftUI's on Apple's systems. On Linux the stand-in has one, and this package's manifest asks for it.
#if canImport(UIKit) || PREVIEWS
import SwiftUI

#Preview("Directory") { DirectoryWindow(repository: .preview) }

#Preview("Old data") {
  OldDataBanner(
    time: "14:05",
    problem: DirectoryProblem(
      title: "The server cannot be reached", advice: "Check that it is running, then try again.")
  ) {}
}

#Preview("Person") {
  let directory = DirectoryModel(repository: .preview)
  EmployeePages(employee: .preview, directory: directory, isInSheet: true)
}

#Preview("Messages") {
  @Previewable @State var model = EmployeeDetailModel(employee: .preview, repository: .preview)
  ScrollView {
    if let conversation = model.conversation { MessagesCard(model: conversation) }
  }
  .composer(for: model.conversation)
}

#Preview("Form") {
  @Previewable @State var model = EmployeeFormModel(.preview, repository: .preview) { _ in }!
  EmployeeForm(model: model)
}

#Preview("Conflict") {
  @Previewable @State var model = EmployeeFormModel(.preview, repository: .preview) { _ in }!
  EmployeeForm(model: model)
    .task {
      await model.formAppeared()
      model.draft.title = "Lead Type Designer"
      await model.saveButtonTapped()
    }
}

#Preview("Import") {
  @Previewable @State var model = ImportModel.preview(.running)
  ImportSheet(model: model, directory: DirectoryModel(repository: .preview))
    .onAppear { model.begin() }
}

#Preview("Import, its end") {
  @Previewable @State var model = ImportModel.preview(.completed)
  ImportSheet(model: model, directory: DirectoryModel(repository: .preview))
    .onAppear { model.begin() }
}
#endif
