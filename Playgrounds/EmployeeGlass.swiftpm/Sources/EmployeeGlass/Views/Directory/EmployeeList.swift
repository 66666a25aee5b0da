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
        // The order of the rows that are shown: those of another one may still come.
        .indexed(as: model.snapshot?.query.order == .name ? section.id : nil)
      }
    }
    .listStyle(.plain)
  }
}

extension View {
  /// Names a section in the index at the side of its list; before iOS 26, there is none.
  @ViewBuilder fileprivate func indexed(as label: String?) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      sectionIndexLabel(label.map { Text($0) })
    } else {
      self
    }
  }
}

/// A row to tap. It alone is made again when its person is chosen, and the list is not.
private struct EmployeeButton: View {
  let employee: Employee
  let model: DirectoryModel
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let shown = width == .regular ? model.personBesideList : model.selection
    let isSelected = shown?.id == employee.id
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
