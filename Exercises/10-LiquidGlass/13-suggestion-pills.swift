// Message a colleague: pills with an identity
//
// Pills suggest what to write. A pressed one is used up. But pills are told apart by place: when the
// first goes, its view takes the second one's words, and the last one's glass goes.
//
// Goal: the pressed pill goes, and no other, on both systems.
//
// - A press hands over the text once, and takes its pill away.
// - A pill goes animated.
// - Every other pill stays the same view, with the same glass id.
// - Each pill has a glass id of its own, also if texts are equal.
// - When other suggestions are offered, the pills follow; a used one does not come back.
// - Before iOS 26 no API of iOS 26 is used.

import SwiftUI

// MARK: - Given

struct Suggestion: Identifiable {
  let id: Int, text: String
}

struct GlassGroup<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) { GlassEffectContainer { content } } else { content }
  }
}

extension View {
  /// Glass with an id on iOS 26, and a material before.
  @ViewBuilder
  func pill(_ id: some Hashable & Sendable, in namespace: Namespace.ID) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      padding().glassEffect(.regular.interactive()).glassEffectID(id, in: namespace)
    } else {
      padding().background(.regularMaterial, in: .capsule)
    }
  }
}

// MARK: - Your turn

struct SuggestionPills: View {
  let suggestions: [Suggestion]
  let choose: (String) -> Void

  @State private var used: Set<Int> = []
  @Namespace private var glass

  private var rest: [Suggestion] { suggestions.filter { !used.contains($0.id) } }

  // TODO: Tell pills apart by their ids.
  var body: some View {
    GlassGroup {
      HStack {
        ForEach(rest.indices, id: \.self) { index in
          Button(rest[index].text) {
            choose(rest[index].text)
            used.insert(rest[index].id)
          }
          .pill(index, in: glass)
        }
      }
    }
  }
}
