import SwiftUI

/// Older spellings that people's code has, and values that others send.
public struct OlderSpellings: View {
  @State private var asks = false
  @State private var choice: Choice?
  @State private var ticks = 0
  @State private var jumps = 0
  private let sender: PassthroughSubject<Int, Never>
  public init(sender: PassthroughSubject<Int, Never>) { self.sender = sender }

  struct Choice: Identifiable { let id: String }

  public var body: some View {
    VStack {
      Button("Ask") { asks = true }
      Button("Choose") { choice = Choice(id: "plums") }
      Button("Jump") { jumps += 1 }
      Text("ticks \(ticks)")
      KeyframeAnimator(initialValue: Pose(), trigger: jumps) { pose in
        Text("height \(Int(pose.height)) turn \(Int(pose.turn))")
      } keyframes: { _ in
        KeyframeTrack(\.height) {
          CubicKeyframe(40, duration: 0.2)
          SpringKeyframe(8, duration: 0.3)
        }
        KeyframeTrack(\.turn) { LinearKeyframe(90, duration: 0.5) }
      }
      Text("read").accessibilityAction(named: "Share") {}.accessibilitySortPriority(2)
      Text("coming").transition(Fading())
      Button("Plain") {}.buttonStyle(PlainButtonStyle())
      Sheeted()
    }
    .onReceive(sender) { ticks += $0 }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Sure?"), message: Text("It is gone then."),
        primaryButton: .destructive(Text("Delete")) { ticks = 100 }, secondaryButton: .cancel())
    }
    .actionSheet(item: $choice) { choice in
      ActionSheet(title: Text("Take \(choice.id)"), buttons: [.default(Text("Take"))])
    }
  }

  struct Pose {
    var height: CGFloat = 0
    var turn: Double = 0
  }

  struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }
}

private struct Sheeted: View {
  @State private var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Inside() }
  }

  struct Inside: View {
    @Environment(\.presentationMode) private var presentationMode
    var body: some View {
      Text(presentationMode.wrappedValue.isPresented ? "presented" : "alone")
      Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
