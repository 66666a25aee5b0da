import SwiftUI

/// Chooses the department that is shown; its symbol is filled while others are left out.
struct DepartmentMenu: View {
  @Binding var department: String?
  let departments: [String]

  var body: some View {
    Menu("Department", systemImage: symbol) {
      Picker("Department", selection: $department) {
        Text("All Departments").tag(String?.none)
        ForEach(departments, id: \.self) { department in
          Text(department).tag(Optional(department))
        }
      }
      .pickerStyle(.inline)
    }
    .accessibilityValue(department ?? "All Departments")
  }

  private var symbol: String {
    department == nil
      ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill"
  }
}
