// A view is on the main actor
//
// The roster at the reception: a tap on a name notes that this person has come in, and the next tap that
// they have gone. Somebody wanted to be sure that all of it happens on the main actor, and said so
// in every way there is. Now each tap is seen a moment late.
//
// Goal: the view is on the main actor without a word, and a tap is seen at once.
// - No `@MainActor` stands in the file.
// - Even so, code off the main actor cannot call `title(for:)` and `words(for:isIn:)` without waiting.
//   Code on it calls both without `await`, and gets the same words as before.
// - A tap is seen in the same frame.
// - Each tap counts: the next one on the same person, at once, takes the last one back.
// - The view notes who is in by `id`, also when the list comes in another order or with other names.
// - Two rosters do not disturb each other.
//
// Up to you: whether an action makes a task that changes nothing later, as `Task.immediate` can, and whether
// code asserts where it runs.

import SwiftUI

// MARK: - Given

nonisolated struct Employee: Identifiable, Sendable {
  let id: Int
  let name: String
}

// MARK: - Your turn

// `View` is a protocol of the main actor, and is named where the type is declared. So the type is on the
// main actor, with all that is in it and in its extensions.
struct RosterView: View {
  let employees: [Employee]
  @State private var present: Set<Employee.ID> = []

  var body: some View {
    VStack {
      Text(title(for: present.count))
      ForEach(employees) { employee in
        Button(words(for: employee, isIn: present.contains(employee.id))) {
          // The action is a function of the main actor already. It can change the state at once.
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
  }
}

extension RosterView {
  func words(for employee: Employee, isIn: Bool) -> String {
    employee.name + (isIn ? " is in" : " is out")
  }
}
