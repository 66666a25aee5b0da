// differs: the module's default puts the view on the main actor, and `View` stands in an extension

import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

struct RosterView {
  let employees: [Employee]
  @State private var present: Set<Employee.ID> = []

  func title(for count: Int) -> String {
    "\(count) of \(employees.count) are in"
  }

  func words(for employee: Employee, isIn: Bool) -> String {
    isIn ? "\(employee.name) is in" : "\(employee.name) is out"
  }
}

extension RosterView: View {
  var body: some View {
    VStack {
      Text(title(for: present.count))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          present.formSymmetricDifference([employee.id])
        }
      }
    }
  }
}
