import SwiftUI

/// The employees under their headings. Only rows in sight are made, however many there are.
struct EmployeeList: View {
  let model: DirectoryModel

  var body: some View {
    List {
      ForEach(model.sections) { section in
        Section {
          ForEach(section.employees) { employee in
            EmployeeButton(employee: employee, model: model)
          }
        } header: {
          SectionHeader(section: section)
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A row to tap. It alone is made again when its person is chosen, and the list is not.
private struct EmployeeButton: View {
  let employee: Employee
  let model: DirectoryModel

  var body: some View {
    let isSelected = model.selection?.id == employee.id
    Button {
      model.employeeTapped(employee)
    } label: {
      EmployeeRow(employee: employee, avatar: model.avatarURL(of: employee))
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .listRowBackground(isSelected ? Color.accentColor.opacity(0.14) : nil)
  }
}
