// refused by: checks — the words go in one frame and the colours come in another

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
    withAnimation {
      isLooking = true
      colours = []
    }
    Task {
      let found = try? await search.find()
      withAnimation {
        words = "No colours found"
        isLooking = false
      }
      await Task.yield()
      withAnimation { colours = found ?? [] }
    }
  }
}
