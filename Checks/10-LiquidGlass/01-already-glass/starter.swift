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
    // TODO: Leave the bar, the button and the sheet to the system.
    VStack(spacing: 0) {
      HStack {
        Text("Directory").font(.headline)
        Spacer()
        Button("Filter") { isFiltering = true }
          .buttonStyle(.plain)
          .padding(8)
          .background(.thinMaterial, in: Capsule())
      }
      .padding()
      .background(.ultraThinMaterial)
      List(employees.filter { $0.isOnCall || !onCallOnly }) { Text($0.name) }
    }
    .sheet(isPresented: $isFiltering) {
      Toggle("On call only", isOn: $onCallOnly)
        .padding()
        .presentationBackground(.regularMaterial)
    }
  }
}
