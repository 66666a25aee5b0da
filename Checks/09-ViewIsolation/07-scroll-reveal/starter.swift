// In the same frame
//
// A card is covered until it is scrolled into sight. The callback's task records that for the
// statistics before it uncovers the card, so the card stays covered too long. Each return is
// recorded again.
//
// Goal: a card is uncovered when it comes into sight, and recorded once.
//
// - A card is uncovered in the frame in which half of it comes into sight, from above or below, on
//   a screen of any height, and not before.
// - A card stays uncovered when it leaves.
// - Each card is recorded once, however often it comes and goes. A record goes on when its card
//   leaves.
// - The screen waits for no record.
// - Two rosters do not disturb each other.

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
