// refused by: gates — a method that can be awaited seems to be at home on every actor

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
  @State private var heading = ""

  var body: some View {
    VStack {
      Text(heading)
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          tapped(employee)
        }
      }
    }
    .task(id: present.count) { heading = await title(for: present.count) }
  }

  func title(for count: Int) async -> String {
    "\(count) of \(employees.count) are in"
  }

  private func tapped(_ employee: Employee) {
    if present.remove(employee.id) == nil { present.insert(employee.id) }
  }
}

extension RosterView {
  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}
