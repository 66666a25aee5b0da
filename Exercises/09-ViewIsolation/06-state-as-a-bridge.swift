// State as a bridge
//
// The button starts a search for the colours of an avatar, which takes long and happens elsewhere. What
// changes on the screen is to be animated, so somebody put all of it into `withAnimation`. It does not
// build: `withAnimation` runs its closure at once, and has no time to wait in.
//
// Goal: a press starts a search, and the screen tells at each moment how it stands.
// - A press shows “Looking at the picture” in the same frame, in place of whatever was shown.
// - When the colours have come, they take the place of these words in one frame. If the search fails, for
//   whatever reason, or finds none, “No colours found” does. No frame in between shows both or neither.
// - Each change on the screen is animated: made in `withAnimation`, or in `withTransaction` with an
//   animation. Nothing waits in there.
// - While a search is on, a press changes nothing and starts nothing; after it, a press searches again.
// - Two views do not disturb each other.

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
