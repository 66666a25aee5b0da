// A name for every icon
//
// A bar of glass shows symbols. VoiceOver, Voice Control and the menu for controls that do not fit into the bar need
// names. The three controls of this bar have a symbol each, and no name.
//
// Goal: every control in the bar has a name, and shows its symbol as before.
//
// - The first button is called “Call”, and the menu “More”.
// - The star button is called “Add to favourites”, and for a favourite “Remove from favourites”.
// - Each name is read once.
// - Each control keeps its symbol and its place in the toolbar.
// - Each control keeps its action.
//
// Up to you: how a control gets its name.

import SwiftUI

// MARK: - Given

struct Employee {
  let name: String
}

/// An action on an employee.
enum EmployeeAction {
  case call, write, remove
}

// MARK: - Your turn

struct EmployeeScreen: View {
  let employee: Employee
  let perform: (EmployeeAction) -> Void
  @State private var isFavourite = false

  var body: some View {
    NavigationStack {
      Text(employee.name)
        .navigationTitle("Colleague")
        .toolbar {
          // TODO: Give each control a name.
          Button {
            perform(.call)
          } label: {
            Image(systemName: "phone")
          }
          Button {
            isFavourite.toggle()
          } label: {
            Image(systemName: isFavourite ? "star.fill" : "star")
          }
          Menu {
            Button("Write") { perform(.write) }
            Button("Remove", role: .destructive) { perform(.remove) }
          } label: {
            Image(systemName: "ellipsis")
          }
        }
    }
  }
}
