// differs: the button is disabled while a search is on
// whole: the button gets a `disabled` modifier

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
        .disabled(isLooking)
    }
  }

  // MARK: - Your turn

  private func findTapped() {
    guard !isLooking else { return }
    withAnimation {
      isLooking = true
      colours = []
    }
    Task {
      let found = (try? await search.find()) ?? []
      withAnimation {
        colours = found
        words = "No colours found"
        isLooking = false
      }
    }
  }
}
