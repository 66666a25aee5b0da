import SwiftUI

/// Where a message is written: it floats above the sheet's content.
///
/// The suggestions are glass of the same group, so that they flow into the bar when one is taken.
struct ComposerBar: View {
  @Bindable var model: ConversationModel
  @Namespace private var glass
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if case .failed(let problem) = model.sending {
        SendingProblem(problem: problem) { model.sendButtonTapped() }
      }
      if textSize.isAccessibilitySize {
        // Large pills do not fit beside each other.
        ScrollView(.horizontal) {
          GlassGroup(spacing: 4) { pills(model.suggestions.count) }
        }
        .scrollIndicators(.hidden)
      }
      GlassGroup(spacing: 6) {
        VStack(alignment: .leading, spacing: 8) {
          if !textSize.isAccessibilitySize {
            // As many as fit beside each other.
            ViewThatFits(in: .horizontal) {
              pills(3)
              pills(2)
              pills(1)
            }
          }
          HStack(alignment: .bottom, spacing: 8) {
            AttachMenu(model: model)
              .glassPiece("attach", in: glass)
            ComposerField(model: model)
              .glassPiece("field", in: glass)
          }
        }
      }
      .animation(.snappy, value: model.suggestions)
    }
    .frame(maxWidth: 680)
    .padding(.horizontal)
    .padding(.top, 4)
    .padding(.bottom, 8)
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("New message")
  }

  @ViewBuilder private func pills(_ count: Int) -> some View {
    // A window that is low has room for the person and the field.
    if height != .compact, !model.suggestions.isEmpty {
      HStack(spacing: 8) {
        ForEach(model.suggestions.prefix(count), id: \.self) { words in
          Button(words) { model.suggestionTapped(words) }
            .buttonStyle(.plain)
            .font(.subheadline.weight(.medium))
            .lineLimit(1)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .glassPiece(words, in: glass, cornerRadius: 20)
            .accessibilityHint("Puts these words into the message")
        }
      }
    }
  }
}
