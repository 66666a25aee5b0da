import SwiftUI

struct Card: ViewModifier {
  @State private var isRaised = false

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.background, in: .rect(cornerRadius: 16))
      .shadow(radius: isRaised ? 12 : 4)
      .onTapGesture { withAnimation { isRaised.toggle() } }
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}

struct CardStack: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("First").card()
      Text("Second").card()
    }
  }
}
