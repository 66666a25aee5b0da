// differs: the callback changes state, and what follows a change of it starts the task

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
      .onScrollVisibilityChange { isVisible in
        withAnimation { isUncovered = isUncovered || isVisible }
      }
      .onChange(of: isUncovered) {
        Task { [statistics, id = employee.id] in await statistics.record(id) }
      }
  }
}
