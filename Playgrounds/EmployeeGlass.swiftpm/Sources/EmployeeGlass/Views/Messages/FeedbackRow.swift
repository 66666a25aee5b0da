import SwiftUI

/// Asks whether an answer helped.
struct FeedbackRow: View {
  let id: Message.ID
  let model: ConversationModel

  var body: some View {
    HStack(spacing: 4) {
      choice(.helpful, "Helpful", "hand.thumbsup")
      choice(.notHelpful, "Not helpful", "hand.thumbsdown")
      if model.feedback[id] != nil {
        Text("Thank you")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  private func choice(
    _ value: ConversationModel.Feedback, _ title: LocalizedStringKey, _ symbol: String
  ) -> some View {
    let isChosen = model.feedback[id] == value
    return Button {
      model.feedbackButtonTapped(value, on: id)
    } label: {
      Label(title, systemImage: isChosen ? symbol + ".fill" : symbol)
        .labelStyle(.iconOnly)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(minWidth: 36, minHeight: 32)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
