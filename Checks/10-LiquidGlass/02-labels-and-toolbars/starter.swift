// A name for every icon
//
// A bar of glass shows symbols. VoiceOver reads names, and so do Voice Control and a menu that takes what does not fit
// into the bar. The three controls of this bar have a symbol each, and no name.
//
// Goal: every control in the bar has a name, and shows its symbol as before.
// - The first button is called “Call”, and the menu “More”.
// - The star button is called “Add to favourites”, and for a favourite “Remove from favourites”.
// - Each name is read once.
// - Each control keeps its symbol, its place in the toolbar, and what it does.
//
// Free: how a control gets its name.

import SwiftUI

// MARK: - Given

struct Employee {
  let name: String
}

/// What a person does to an employee.
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
