// One piece of glass for a group
//
// A bar has groups of buttons. Each button is a drop of glass, so a person sees no groups.
//
// Goal: the buttons of a group look like one piece of glass.
//
// - On iOS 26 each button has an effect of regular glass. `glassEffectUnion` joins the effects of a group.
// - No two groups share a union, also if they are on two bars.
// - Joined effects have the same glass and the same shape.
// - All effects are in one container.
// - Before iOS 26 each group has one background of a material, and its buttons have none.
// - Before iOS 26 no API of iOS 26 is used.
// - Each button performs its action, on both systems.

import SwiftUI

// MARK: - Given

struct CardAction: Identifiable {
  let id: Int, title: String
}

struct ActionGroup: Identifiable {
  let id: Int, actions: [CardAction]
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

// MARK: - Your turn

struct GroupedBar: View {
  let groups: [ActionGroup]
  let perform: (Int) -> Void

  var body: some View {
    GlassGroup(spacing: 20) {
      HStack(spacing: 20) {
        ForEach(groups) { group in
          HStack(spacing: 0) {
            ForEach(group.actions) { action in
              Button(action.title) { perform(action.id) }.padding().adaptiveGlass()
            }
          }
        }
      }
    }
  }
}

extension View {
  // TODO: Join the glass of a group.
  @ViewBuilder
  func adaptiveGlass() -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular.interactive(), in: .capsule)
    } else {
      background(.regularMaterial, in: .capsule)
    }
  }
}
