// differs: the task is kept, and says itself whether a search is on

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

  @State private var searching: Task<Void, Never>?

  private func findTapped() {
    if searching != nil { return }
    withAnimation {
      colours = []
      isLooking = true
    }
    searching = Task {
      defer { searching = nil }
      let result: Result<[String], any Error>
      do { result = .success(try await search.find()) } catch { result = .failure(error) }
      withAnimation(.easeInOut(duration: 0.3)) { show(result) }
    }
  }

  private func show(_ result: Result<[String], any Error>) {
    isLooking = false
    switch result {
    case .success(let found) where !found.isEmpty: colours = found
    case .success, .failure: words = "No colours found"
    }
  }
}
