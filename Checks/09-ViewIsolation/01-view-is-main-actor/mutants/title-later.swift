// refused by: checks — the tap is noted at once, and the title is brought up to date in a task

import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

struct RosterView: View {
  let employees: [Employee]
  @State private var present: Set<Employee.ID> = []
  @State private var shown = 0

  var body: some View {
    VStack {
      Text(title(for: shown))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          tapped(employee)
        }
      }
    }
  }

  func title(for count: Int) -> String {
    "\(count) of \(employees.count) are in"
  }

  private func tapped(_ employee: Employee) {
    if present.remove(employee.id) == nil { present.insert(employee.id) }
    Task { shown = present.count }
  }
}

extension RosterView {
  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}
