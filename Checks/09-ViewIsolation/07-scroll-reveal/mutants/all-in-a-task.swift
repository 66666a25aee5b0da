// refused by: checks — the card is uncovered before the wait, in a task that has its turn later

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
      .onScrollVisibilityChange(threshold: 0.5) { visibilityChanged(to: $0) }
  }

  private func visibilityChanged(to isVisible: Bool) {
    guard isVisible, !isUncovered else { return }
    Task {
      isUncovered = true
      await statistics.record(employee.id)
    }
  }
}
