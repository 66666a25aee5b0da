import SwiftUI

/// A mark around the word that is chosen, wherever it stands.
public struct Spotlight: View {
  @State private var choice = 0
  private let words = ["here", "further", "furthest"]
  public init() {}
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Next") { choice = (choice + 1) % words.count }
      ForEach(words.indices, id: \.self) { place in
        Text(words[place])
          .anchorPreference(key: ChosenPlace.self, value: .bounds) { place == choice ? $0 : nil }
      }
    }
    .overlayPreferenceValue(ChosenPlace.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Text("mark at \(Int(proxy[anchor].minY)), \(Int(proxy[anchor].width)) wide")
        }
      }
    }
    .modifier(Tinted())
    .accessibilityCustomContent(
      AccessibilityCustomContentKey("place"), "\(choice)", importance: .high)
  }
}

private struct ChosenPlace: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A modifier that is made of the environment.
private struct Tinted: EnvironmentalModifier {
  nonisolated func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Framed(words: environment.colorScheme == .dark ? "by night" : "by day")
  }
}

private struct Framed: ViewModifier {
  let words: String
  func body(content: Content) -> some View {
    VStack {
      content
      Text(words)
    }
  }
}
