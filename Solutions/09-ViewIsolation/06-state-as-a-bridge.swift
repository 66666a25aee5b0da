// State as a bridge
//
// A button starts a long search for an avatar's colours. All of it stands in `withAnimation`. It
// does not build: `withAnimation` takes a synchronous closure.
//
// Goal: a press starts a search, and the screen shows its state.
//
// - A press shows “Looking at the picture” in the same frame, in place of what was shown.
// - The colours replace the words in one frame. If the search fails or finds none, “No colours
//   found” does.
// - Each change on the screen is animated, with `withAnimation` or `withTransaction`.
// - While a search is on, a press changes nothing and starts nothing. After it, a press searches
//   again.
// - Two views do not disturb each other. No task is detached.

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
  }

  // MARK: - Your turn

  private func findTapped() {
    guard !isLooking else { return }
    // In the same frame as the press.
    withAnimation {
      isLooking = true
      colours = []
    }
    Task {
      let found = try? await search.find()
      // The wait is over. From here to the end nothing suspends, so it is one frame.
      withAnimation {
        colours = found ?? []
        if colours.isEmpty { words = "No colours found" }
        isLooking = false
      }
    }
  }
}
