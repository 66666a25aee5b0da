// State as a bridge
//
// The button starts a search for the colours of an avatar, which takes long and happens elsewhere. What
// changes on the screen is to be animated, so somebody put all of it into `withAnimation`. It does not
// build: `withAnimation` runs its closure at once, and has no time to wait in.
//
// Goal: a press shows “Looking at the picture” in the same frame, in place of whatever was shown, and then
// starts the search. When the colours have come, they take the place of these words in one frame: no frame
// shows both, and none shows neither. If the search fails, for whatever reason, or finds none, “No colours
// found” takes that place instead. Each change on the screen is made in a `withAnimation`, and nothing
// waits in one. While a search is on, a press changes nothing and starts nothing; after it, a press
// searches again.

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

  // TODO: Animate what changes now, wait outside, and animate what changes then.
  private func findTapped() {
    withAnimation {
      isLooking = true
      colours = []
      do {
        colours = try await search.find()
      } catch {
        words = "No colours found"
      }
      isLooking = false
    }
  }
}
