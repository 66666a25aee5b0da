import SwiftUI

/// Thumbs up, thumbs down, and a word of thanks.
struct FeedbackRow: View {
  enum Verdict: String, CaseIterable, Identifiable {
    case good, bad
    var id: Self { self }
  }

  @State private var verdict: Verdict?

  var body: some View {
    HStack {
      ForEach(Verdict.allCases) { choice in
        Button {
          verdict = verdict == choice ? nil : choice
        } label: {
          Label(
            choice.rawValue.capitalized,
            systemImage: choice == .good ? "hand.thumbsup" : "hand.thumbsdown")
        }
        .tint(verdict == choice ? .green : .secondary)
      }
      switch verdict {
      case .good: Text("Thank you")
      case .bad: Text("We will look into it")
      case nil: EmptyView()
      }
    }
  }
}
