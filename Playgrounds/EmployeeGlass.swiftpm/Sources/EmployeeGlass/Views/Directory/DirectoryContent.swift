import SwiftUI

/// The rows, or why there are none.
struct DirectoryContent: View {
  let model: DirectoryModel

  var body: some View {
    content
      .onChange(of: model.problemWords, initial: true) {
        if let words = model.problemWords {
          AccessibilityNotification.Announcement(words).post()
        }
      }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .loading(let progress):
      LoadingView(progress: progress)
    case .loaded:
      EmployeeList(model: model)
        .safeAreaInset(edge: .top) { notices }
    case .noEmployees:
      ContentUnavailableView(
        "No Employees", systemImage: "person.2.slash",
        description: Text("The company has nobody yet.")
      )
      .safeAreaInset(edge: .top) { notices }
    case .noMatches:
      NoMatchesView(model: model)
        .safeAreaInset(edge: .top) { notices }
    case .failed(let problem):
      ContentUnavailableView {
        Label(problem.title, systemImage: "wifi.exclamationmark")
      } description: {
        Text(problem.advice)
      } actions: {
        Button("Try Again") { model.retryButtonTapped() }
          .buttonStyle(.borderedProminent)
      }
    }
  }

  @ViewBuilder private var notices: some View {
    if let importing = model.hiddenImport { ImportBar(importing: importing, model: model) }
    if let removal = model.removal { UndoBar(removal: removal, model: model) }
    if !model.filter.isEmpty { FilterBar(model: model) }
    if model.isOld, let problem = model.problem {
      OldDataBanner(time: model.time, problem: problem) { model.retryButtonTapped() }
    }
  }
}
