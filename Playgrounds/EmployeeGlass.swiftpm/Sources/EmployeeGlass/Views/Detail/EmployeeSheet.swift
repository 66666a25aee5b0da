import SwiftUI

/// Somebody's page, and those of their manager and reports behind it.
struct EmployeeSheet: View {
  let employee: Employee
  let directory: DirectoryModel

  var body: some View {
    NavigationStack {
      page(of: employee)
        .navigationDestination(for: Employee.self) { page(of: $0) }
    }
    // Another person's page starts anew, without the pages that were pushed onto the last one's.
    .id(employee.id)
  }

  private func page(of employee: Employee) -> some View {
    EmployeeDetailView(model: directory.detail(of: employee)) { directory.sheetClosed() }
  }
}
