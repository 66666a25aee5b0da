import SwiftUI

extension ContainerValues {
  /// Whether a card stands out.
  @Entry var isPinned = false
}

/// Views that a container takes apart, marks and counts.
public struct Cards: View {
  @State private var hasMore = false
  public init() {}
  public var body: some View {
    VStack {
      Stack {
        Text("bread").tag("first")
        Text("salt").containerValue(\.isPinned, true)
        Extra()
        if hasMore { Text("oil") }
      }
      Button("More") { hasMore.toggle() }
    }
  }

  private struct Stack<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("cards \(subviews.count)")
          if let first = subviews.first {
            Text("first tag \(first.containerValues.tag(for: String.self) ?? "none")")
          }
          subviews.dropFirst()
        }
        ForEach(subviews: content) { subview in
          HStack {
            Text(subview.containerValues.isPinned ? "pinned" : "loose")
            subview
          }
        }
      }
    }
  }

  /// Shows a second view by itself.
  private struct Extra: View {
    @State private var isOpen = false
    var body: some View {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
      if isOpen { Text("inside") }
    }
  }
}
