import SwiftUI

nonisolated struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = largest(subviews)
    return CGSize(width: largest.width * CGFloat(subviews.count), height: largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = largest(subviews)
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + largest.width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(largest))
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
}

struct AnswerButtons: View {
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      EqualWidthHStack {
        ForEach(["Yes", "No", "Ask me later"], id: \.self) { text in
          Button(text) { answer = text }
            .buttonStyle(.bordered)
            .frame(maxWidth: .infinity)
        }
      }
    }
  }
}
