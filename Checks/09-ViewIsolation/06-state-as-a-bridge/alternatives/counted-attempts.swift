// differs: a number that is not shown starts the task, and is changed without an animation
// whole: the view gets a `task` modifier with the id `attempt`

import SwiftUI

// MARK: - Given

/// Finds the colours of an avatar, off the main actor.
nonisolated struct ColourSearch: Sendable {
  let find: @concurrent @Sendable () async throws -> [String]
}

struct PaletteView: View {
  let search: ColourSearch

  @State private var words = "No search yet"
  @State private var isLooking = false
  @State private var colours: [String] = []

  var body: some View {
    VStack {
      if isLooking {
        Text("Looking at the picture")
      } else if colours.isEmpty {
        Text(words)
      }
      ForEach(colours, id: \.self) { Text($0) }
      Button("Find colours") { findTapped() }
    }
    .task(id: attempt) { await find() }
  }

  // MARK: - Your turn

  @State private var attempt = 0

  private func findTapped() {
    guard !isLooking else { return }
    withAnimation {
      isLooking = true
      colours = []
    }
    attempt += 1
  }

  private func find() async {
    guard isLooking else { return }
    let found = try? await search.find()
    withAnimation {
      words = "No colours found"
      colours = found ?? []
      isLooking = false
    }
  }
}
