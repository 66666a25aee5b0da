// differs: the state lives in a model, which animates what it changes
// whole: the state moves from the view into an observable `PaletteModel`

import Observation
import SwiftUI

// MARK: - Given

/// Finds the colours of an avatar, off the main actor.
nonisolated struct ColourSearch: Sendable {
  let find: @concurrent @Sendable () async throws -> [String]
}

@Observable
final class PaletteModel {
  private(set) var words = "No search yet"
  private(set) var colours: [String] = []
  private var isLooking = false

  func find(_ search: ColourSearch) {
    if isLooking { return }
    withAnimation(.spring()) {
      isLooking = true
      colours = []
      words = "Looking at the picture"
    }
    Task {
      let found = (try? await search.find()) ?? []
      withAnimation {
        isLooking = false
        colours = found
        words = found.isEmpty ? "No colours found" : ""
      }
    }
  }
}

struct PaletteView: View {
  let search: ColourSearch

  @State private var model = PaletteModel()

  var body: some View {
    VStack {
      if !model.words.isEmpty { Text(model.words) }
      ForEach(model.colours, id: \.self) { Text($0) }
      Button("Find colours") { model.find(search) }
    }
  }
}
