// refused by: gates — a method that reads what never changes seems to need no actor

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

  var body: some View {
    VStack {
      Text(title(for: present.count))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          tapped(employee)
        }
      }
    }
  }

  nonisolated func title(for count: Int) -> String {
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
