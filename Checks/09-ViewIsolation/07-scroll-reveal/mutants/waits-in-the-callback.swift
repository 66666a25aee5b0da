// refused by: build — the callback is synchronous, and has no time to wait in

import SwiftUI

// MARK: - Given

/// Records who was looked at, off the main actor. It may take long.
nonisolated struct Statistics: Sendable {
  let record: @concurrent @Sendable (_ id: Int) async -> Void
}

struct Employee: Identifiable {
  let id: Int
  let name: String
}

struct RosterView: View {
  let employees: [Employee]
  let statistics: Statistics

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(employees) { CardView(employee: $0, statistics: statistics) }
      }
    }
  }
}

struct CardView: View {
  let employee: Employee
  let statistics: Statistics

  // MARK: - Your turn

  @State private var isUncovered = false

  var body: some View {
    Text(isUncovered ? employee.name : "Somebody").frame(height: 200)
      .onScrollVisibilityChange(threshold: 0.5) { isVisible in
        guard isVisible, !isUncovered else { return }
        isUncovered = true
        await statistics.record(employee.id)
      }
  }
}
