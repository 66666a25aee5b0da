// Message a colleague: a choice that is said
//
// Two buttons rate an answer. The chosen one turns green: its glass changes in every
// frame, and a screen reader reads no tint.
//
// Goal: symbol and trait say what was chosen; the glass stays, on both systems.
//
// - A press chooses one button, or takes its choice back. `rate` is called once for each press, with what is
//   chosen then.
// - The chosen button alone has a filled symbol and the trait `isSelected`.
// - The glass of the buttons never changes.
// - While something is chosen, “Thank you” is shown, and otherwise removed; it comes and goes animated.
// - Two rows do not disturb each other.
// - Before iOS 26 no API of iOS 26 is used.

import SwiftUI

// MARK: - Given

enum Verdict {
  case helpful, notHelpful
}

extension View {
  /// Glass on iOS 26, and a material before.
  @ViewBuilder
  func adaptiveGlass(in shape: some Shape, tint: Color? = nil) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      glassEffect(.regular.tint(tint).interactive(), in: shape)
    } else {
      background(.regularMaterial, in: shape)
    }
  }
}

// MARK: - Your turn

struct FeedbackRow: View {
  let rate: (Verdict?) -> Void

  @State private var verdict: Verdict?

  var body: some View {
    HStack {
      button("Helpful", "hand.thumbsup", .helpful)
      button("Not helpful", "hand.thumbsdown", .notHelpful)
    }
  }

  // TODO: Say what is chosen by something else than the glass.
  private func button(_ title: String, _ symbol: String, _ choice: Verdict) -> some View {
    Button(title, systemImage: symbol) {
      withAnimation { verdict = choice }
      rate(verdict)
    }
    .padding()
    .adaptiveGlass(in: Capsule(), tint: verdict == choice ? .green : nil)
  }
}
