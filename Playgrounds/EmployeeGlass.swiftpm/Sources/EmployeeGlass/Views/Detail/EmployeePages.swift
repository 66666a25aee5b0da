import SwiftUI

/// An employee's page, in a sheet or beside the list, and those of their manager and reports behind
/// it.
struct EmployeePages: View {
  let employee: Employee
  let directory: DirectoryModel
  /// Whether it stands in a sheet, which it can close.
  let isInSheet: Bool

  var body: some View {
    NavigationStack {
      page(of: employee)
        .navigationDestination(for: Employee.self) { page(of: $0) }
    }
    // Another person's page starts anew, without the pages that were pushed onto the last one's.
    .id(employee.id)
  }

  private func page(of employee: Employee) -> some View {
    EmployeeDetailView(model: directory.detail(of: employee), edit: edit, close: close)
  }

  private var edit: (@MainActor (Employee) -> Void)? {
    guard directory.canEdit else { return nil }
    return { directory.editButtonTapped($0) }
  }

  private var close: (@MainActor () -> Void)? {
    guard isInSheet else { return nil }
    return { directory.sheetClosed() }
  }
}
