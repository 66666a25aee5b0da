import SwiftUI

/// The newest messages to a person; none, and no card, before the first.
struct MessagesCard: View {
  static let id = "messages"
  /// How many are shown until one asks for more.
  static let few = 3

  let model: ConversationModel
  @State private var showsAll = false

  var body: some View {
    if case .failed(let problem) = model.phase, model.entries.isEmpty {
      DetailCard("Messages") {
        HStack {
          Text(problem.title)
            .foregroundStyle(.secondary)
          Spacer()
          Button("Retry") { Task { await model.retryLoadButtonTapped() } }
            .buttonStyle(.bordered)
        }
      }
    } else if !model.entries.isEmpty {
      DetailCard("Messages") {
        if !showsAll, model.entries.count > Self.few {
          Button("Show Earlier") { showsAll = true }
            .buttonStyle(.borderless)
        } else if showsAll, model.hasEarlier {
          Button("Show Earlier") { Task { await model.earlierButtonTapped() } }
            .buttonStyle(.borderless)
        }
        VStack(spacing: 10) {
          ForEach(showsAll ? model.entries[...] : model.entries.suffix(Self.few)) { entry in
            MessageBubble(entry: entry, model: model)
          }
        }
      }
      .id(Self.id)
    }
  }
}
