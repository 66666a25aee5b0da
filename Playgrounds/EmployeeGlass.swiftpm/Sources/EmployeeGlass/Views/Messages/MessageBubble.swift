import SwiftUI

/// A message: at the end of the line if this app has sent it, and otherwise at its beginning.
struct MessageBubble: View {
  let entry: MessageStore.Entry
  let model: ConversationModel
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: entry.isMine ? .trailing : .leading, spacing: 4) {
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.message.text)
          .multilineTextAlignment(.leading)
        ForEach(entry.message.attachments.indices, id: \.self) { index in
          Label(entry.message.attachments[index].name, systemImage: "paperclip")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .background(
        entry.isMine ? Color.accentColor.opacity(0.16) : Color.primary.opacity(0.07),
        in: .rect(cornerRadius: 18))
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      if model.isAnswer(entry) { FeedbackRow(id: entry.id, model: model) }
    }
    .frame(maxWidth: .infinity, alignment: entry.isMine ? .trailing : .leading)
    .padding(entry.isMine ? .leading : .trailing, 36)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("message")
  }

  private var caption: String {
    let time = entry.message.sentAt.timeWords(calendar: calendar, locale: locale)
    return entry.isMine ? "Sent \(time)" : time
  }
}
