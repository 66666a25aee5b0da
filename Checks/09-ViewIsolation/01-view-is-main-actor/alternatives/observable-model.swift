// differs: who is in is known by a model, which is on the main actor by default

import Observation
import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

@Observable
final class Presence {
  private(set) var ids: Set<Employee.ID> = []

  func toggle(_ employee: Employee) {
    if ids.remove(employee.id) == nil { ids.insert(employee.id) }
  }
}

struct RosterView: View {
  let employees: [Employee]
  @State private var presence = Presence()

  var body: some View {
    VStack {
      Text(title(for: presence.ids.count))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: presence.ids.contains(employee.id))) {
          presence.toggle(employee)
        }
      }
    }
  }

  func title(for count: Int) -> String {
    "\(count) of \(employees.count) are in"
  }
}

extension RosterView {
  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}
