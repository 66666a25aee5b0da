// In the same frame
//
// A colleague's card is covered until somebody scrolls to it. The scroll view calls back when half of the
// card comes into sight. The callback starts a task, and that records the view for the statistics before it
// uncovers the card: so the card stays covered for as long as the network takes. When it comes into sight
// again, it is recorded again.
//
// Goal: a card is uncovered when it comes into sight, and the statistics hear of it.
// - It is uncovered in the same frame in which half of it comes into sight, from above or from below, on a
//   screen of any height. Not before.
// - From then on it stays uncovered, also when it is scrolled out of sight.
// - Each card that was uncovered is recorded once, however often it comes and goes, and also while its
//   record is under way. The record is not cancelled because the card is scrolled out of sight.
// - Nothing on the screen waits for the statistics.
// - Two rosters do not disturb each other, also of the same people.

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

  // TODO: Do now what is seen now, and start what takes time.
  private func visibilityChanged(to isVisible: Bool) {
    guard isVisible else { return }
    Task {
      await statistics.record(employee.id)
      isUncovered = true
    }
  }
}
