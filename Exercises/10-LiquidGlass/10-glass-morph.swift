// Buttons that flow out of one
//
// “Actions” shows more buttons. They are always there: opacity makes them visible, while the first one
// changes its tint. No glass comes or goes, so none can flow.
//
// Goal: new glass flows out of the old when the bar opens, and back.
//
// - A closed bar has one button and one piece of glass; an open one has a piece for each action, too.
// - Each piece has its own glass id, always the same.
// - Ids are in the bar's own namespace.
// - Opening and closing are animated. A button that stays keeps its glass as it is.
// - Before iOS 26 the same buttons come and go, without its API.
// - Each action is performed, on both systems.

import SwiftUI

// MARK: - Given

struct CardAction: Identifiable {
  let id: Int
  let title: String
}

/// Glass that is drawn together on iOS 26; before, the views alone.
struct GlassGroup<Content: View>: View {
  let spacing: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      GlassEffectContainer(spacing: spacing) { content }
    } else {
      content
    }
  }
}

extension View {
  /// Glass with room around its title on iOS 26, and a material before.
  @ViewBuilder
  func adaptiveGlass(in shape: some Shape, tint: Color? = nil) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      padding().glassEffect(.regular.tint(tint).interactive(), in: shape)
    } else {
      padding().background(.regularMaterial, in: shape)
    }
  }
}

// MARK: - Your turn

struct ActionBar: View {
  let actions: [CardAction]
  let perform: (Int) -> Void

  @State private var isOpen = false

  // TODO: Let glass come and go, each piece with an id.
  var body: some View {
    GlassGroup(spacing: 16) {
      HStack(spacing: 16) {
        ForEach(actions) { action in
          Button(action.title) { perform(action.id) }
            .adaptiveGlass(in: Capsule())
            .opacity(isOpen ? 1 : 0)
        }
        Button(isOpen ? "Close" : "Actions") { isOpen.toggle() }
          .adaptiveGlass(in: Capsule(), tint: isOpen ? .red : nil)
      }
    }
  }
}
