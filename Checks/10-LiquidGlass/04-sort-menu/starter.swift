// A menu that shows the choice
//
// Three buttons fill the bar, and none tells in which order the list is. One menu offers the same, and shows the
// current order.
//
// Goal: one menu in the toolbar sorts the list, and tells how it is sorted.
//
// - The toolbar has one control, a `Menu` called “Sort: Name”.
// - The menu's name has the title of the current order.
// - The menu lists each order by its title, as `allCases` does.
// - The menu marks the current order, and no other one.
// - A choice sorts the list.
//
// Up to you: a `Picker` in the menu, toggles, or buttons where the symbol `checkmark` is the mark.

import SwiftUI

// MARK: - Given

struct Employee: Identifiable {
  let id: Int
  let name: String
  let department: String
  let hired: Int
}

enum SortOrder: CaseIterable {
  case name, newest, department

  var title: String {
    switch self {
    case .name: "Name"
    case .newest: "Newest first"
    case .department: "Department"
    }
  }

  func sorted(_ employees: [Employee]) -> [Employee] {
    switch self {
    case .name: employees.sorted { $0.name < $1.name }
    case .newest: employees.sorted { $0.hired > $1.hired }
    case .department: employees.sorted { $0.department < $1.department }
    }
  }
}

// MARK: - Your turn

struct DirectoryScreen: View {
  let employees: [Employee]
  @State private var order = SortOrder.name

  var body: some View {
    NavigationStack {
      List(order.sorted(employees)) { Text($0.name) }
        .navigationTitle("Directory")
        .toolbar {
          // TODO: Make one menu of these.
          Button("Name", systemImage: "textformat") { order = .name }
          Button("Newest first", systemImage: "calendar") { order = .newest }
          Button("Department", systemImage: "person.3") { order = .department }
        }
    }
  }
}
