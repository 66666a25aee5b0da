// A sheet of half a screen
//
// A tap on a colleague opens a sheet, which covers the whole plan of the office. On iOS 26 a sheet at half its height is
// Liquid Glass, unless something is painted over it.
//
// Goal: a person reads about a colleague, and goes on with the plan behind.
//
// - The sheet rests at medium and at large height.
// - The sheet opens at medium height.
// - The plan behind can be used up to medium height, and not at large.
// - On iOS 26 nothing is painted over the sheet's own glass.
// - With the sheet open, a tap on another colleague shows that one.
//
// Up to you: the background before iOS 26, and the height when it reopens.

import SwiftUI

// MARK: - Given

struct Employee: Identifiable {
  let id: Int
  let name: String
  let room: String
}

struct EmployeeDetail: View {
  let employee: Employee

  var body: some View {
    VStack {
      Text(employee.name).font(.title)
      Text("Sits in \(employee.room)")
    }
  }
}

// MARK: - Your turn

struct OfficePlan: View {
  let employees: [Employee]
  @State private var selected: Employee?

  var body: some View {
    List(employees) { employee in
      Button(employee.name) { selected = employee }
    }
    .sheet(item: $selected) { employee in
      // TODO: Let the sheet rest at two heights, on its own glass.
      EmployeeDetail(employee: employee)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .presentationBackground(.ultraThinMaterial)
    }
  }
}
