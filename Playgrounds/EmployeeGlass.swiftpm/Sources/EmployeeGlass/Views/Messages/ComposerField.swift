import SwiftUI

/// The text, or the state of a voice message, and what to do with it.
struct ComposerField: View {
  @Bindable var model: ConversationModel

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !model.attachments.isEmpty { AttachedRow(model: model) }
      HStack(alignment: .bottom, spacing: 4) {
        if model.input == .voice {
          VoiceState()
        } else {
          TextField(prompt, text: $model.text, axis: .vertical)
            .lineLimit(1...5)
            .onSubmit { model.sendButtonTapped() }
            .padding(.vertical, 5)
            .accessibilityLabel("Message")
        }
        actions
      }
      if model.excess > 0 {
        Text("\(model.excess) characters too many")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.leading, 14)
    .padding(.trailing, 4)
    .padding(.top, model.attachments.isEmpty ? 0 : 8)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  private var prompt: LocalizedStringKey {
    model.input == .dictation ? "Listening…" : "Message"
  }

  @ViewBuilder private var actions: some View {
    if model.isSending {
      ProgressView()
        .frame(minWidth: 44, minHeight: 44)
        .accessibilityLabel("Sending")
    } else if model.input == .text, !model.text.isEmpty || !model.attachments.isEmpty {
      action("Send", "arrow.up.circle.fill") { model.sendButtonTapped() }
        .foregroundStyle(.tint)
        .imageScale(.large)
        .keyboardShortcut(.return)
        .disabled(!model.canSend)
    } else {
      if model.input != .voice {
        action(
          model.input == .dictation ? "Stop dictating" : "Dictate",
          model.input == .dictation ? "mic.fill" : "mic"
        ) { model.microphoneButtonTapped() }
        .accessibilityAddTraits(model.input == .dictation ? .isSelected : [])
      }
      if model.input != .dictation {
        action(
          model.input == .voice ? "Stop recording" : "Record a voice message",
          model.input == .voice ? "stop.fill" : "waveform"
        ) { model.voiceButtonTapped() }
        .accessibilityAddTraits(model.input == .voice ? .isSelected : [])
      }
    }
  }

  private func action(
    _ title: LocalizedStringKey, _ symbol: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Label(title, systemImage: symbol)
        .labelStyle(.iconOnly)
        .frame(minWidth: 40, minHeight: 44)
    }
    .buttonStyle(.plain)
  }
}

/// Says that the person speaks. Nothing is recorded.
private struct VoiceState: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "waveform")
        .foregroundStyle(.tint)
        .symbolEffect(.pulse)
        .accessibilityHidden(true)
      Text("Voice message")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}
