// Glass that is already there
//
// The directory has a bar, a button and a sheet made by hand, with a material behind each. On iOS 26 the system's
// own are Liquid Glass, unless something is painted over it.
//
// Goal: the bar, the button and the sheet are the system's own, on iOS 26 and before.
//
// - The list stands in a `NavigationStack` titled Directory.
// - Filter is in the toolbar, and opens the sheet.
// - Nothing is painted behind the bar, the button or the sheet. Filter has no style of its own.
// - The toggle in the sheet filters the list.
//
// Up to you: icons, placements, and how the rows look.

import SwiftUI

// MARK: - Given

struct Employee: Identifiable {
  let id: Int
  let name: String
  let isOnCall: Bool
}

// MARK: - Your turn

struct DirectoryScreen: View {
  let employees: [Employee]
  @State private var isFiltering = false
  @State private var onCallOnly = false

  var body: some View {
    // The stack brings the bar, and the bar brings its glass: here and before iOS 26.
    NavigationStack {
      List(employees.filter { $0.isOnCall || !onCallOnly }) { Text($0.name) }
        .navigationTitle("Directory")
        .toolbar {
          Button("Filter") { isFiltering = true }
        }
    }
    .sheet(isPresented: $isFiltering) {
      // Without a background of its own, the sheet shows the system's.
      Toggle("On call only", isOn: $onCallOnly)
        .padding()
    }
  }
}
