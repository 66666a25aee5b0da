// refused by: checks — the task belongs to the visibility, and ends with it

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
  @State private var isVisible = false
  @State private var isRecorded = false

  var body: some View {
    Text(isUncovered ? employee.name : "Somebody").frame(height: 200)
      .onScrollVisibilityChange(threshold: 0.5) { visibilityChanged(to: $0) }
      .task(id: isVisible) {
        guard isVisible, !isRecorded else { return }
        await statistics.record(employee.id)
        if !Task.isCancelled { isRecorded = true }
      }
  }

  private func visibilityChanged(to isVisible: Bool) {
    self.isVisible = isVisible
    if isVisible { isUncovered = true }
  }
}
