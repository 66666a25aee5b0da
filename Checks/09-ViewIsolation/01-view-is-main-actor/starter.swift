// A view is on the main actor
//
// A tap on a name notes that this person has come in; the next tap, that they have left. The code
// below annotates everything with `@MainActor`, and shows each tap late.
//
// Goal: the view is isolated to the main actor without annotations, and shows taps at once.
//
// - The file has no `@MainActor`.
// - Main-actor code calls `title(for:)` and `words(for:isIn:)` without `await`; other code cannot.
//   Their words stay.
// - A tap is seen in the same frame, and each tap counts.
// - The view notes by `id` who is in, also in a new list or with new names.
// - Two rosters do not disturb each other.
//
// Up to you: tasks without a later change, such as `Task.immediate`.

import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

// TODO: Leave out what the view does not need in order to be on the main actor.
@MainActor
struct RosterView: View {
  let employees: [Employee]
  @MainActor @State private var present: Set<Employee.ID> = []

  @MainActor var body: some View {
    VStack {
      Text(title(for: present.count))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          Task { @MainActor in
            await MainActor.run { tapped(employee) }
          }
        }
      }
    }
  }

  @MainActor func title(for count: Int) -> String {
    "\(count) of \(employees.count) are in"
  }

  @MainActor private func tapped(_ employee: Employee) {
    if present.remove(employee.id) == nil { present.insert(employee.id) }
  }
}

@MainActor
extension RosterView {
  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}
