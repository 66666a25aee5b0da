// refused by: build — the wait is in a function of its own, and still in the animation

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
    isLooking = true
    withAnimation { await find() }
  }

  private func find() async {
    colours = (try? await search.find()) ?? []
    words = "No colours found"
    isLooking = false
  }
}
