// A budget for glass
//
// A directory was moved to iOS 26, and everything got glass: the rows, an announcement, the bars, their buttons, the
// screen itself. Glass is for controls that float above content. Content has none.
//
// Goal: the same screen, with glass for its four buttons alone.
//
// - No glass is in rows, behind the announcement, over the whole screen or in other glass.
// - Each button of the two bars is one piece of glass. Nothing else is.
// - Each bar has one container, with its buttons and nothing else.
// - The screen shows the same words, and its buttons do what they did, on both systems.
// - Before iOS 26 no API of iOS 26 is used.

import SwiftUI

// MARK: - Given

struct Employee: Identifiable {
  let id: Int, name: String
}

struct GlassGroup<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 26.0, macOS 26.0, *) { GlassEffectContainer { content } } else { content }
  }
}

extension View {
  @ViewBuilder
  func adaptiveGlass() -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular, in: .rect(cornerRadius: 16))
    } else {
      background(.regularMaterial, in: .rect(cornerRadius: 16))
    }
  }
}

// MARK: - Your turn

struct DirectoryScreen: View {
  let announcement: String
  let employees: [Employee]
  let press: (String) -> Void

  var body: some View {
    VStack {
      bar("All", "On call")
      Text(announcement)
        .padding()
      List(employees) { Text($0.name) }
      bar("Add", "Search")
    }
  }

  private func bar(_ names: String...) -> some View {
    // Around all buttons of the bar, and nothing else.
    GlassGroup {
      HStack {
        ForEach(names, id: \.self) { name in
          Button(name) { press(name) }
            .padding()
            .adaptiveGlass()
        }
      }
    }
    .padding()
  }
}
