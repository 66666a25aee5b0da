// differs: the state that the press changes starts the view's own task
// whole: the view gets a `task` modifier with the id `isLooking`

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
    .task(id: isLooking) { await find() }
  }

  // MARK: - Your turn

  private func findTapped() {
    guard !isLooking else { return }
    withAnimation {
      isLooking = true
      colours = []
    }
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
