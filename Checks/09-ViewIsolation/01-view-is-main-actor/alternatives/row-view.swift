// differs: each row is a view of its own, with a binding

import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

struct RosterView: View {
  let employees: [Employee]
  @State private var present: [Employee.ID: Bool] = [:]

  var body: some View {
    VStack {
      Text(title(for: present.values.count { $0 }))
      ForEach(employees) { employee in
        RosterRow(
          words: { words(for: employee, isIn: $0) },
          isIn: Binding(
            get: { present[employee.id, default: false] },
            set: { present[employee.id] = $0 }))
      }
    }
  }

  func title(for count: Int) -> String {
    "\(count) of \(employees.count) are in"
  }

  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}

struct RosterRow: View {
  let words: (Bool) -> String
  @Binding var isIn: Bool

  var body: some View {
    Button(words(isIn)) { isIn.toggle() }
  }
}
