import SwiftUI

extension View {
  /// Puts a composer below what is scrolled, which shows a message that comes, and says so.
  func composer(for model: ConversationModel?) -> some View {
    modifier(ComposerModifier(model: model))
  }
}

private struct ComposerModifier: ViewModifier {
  let model: ConversationModel?

  func body(content: Content) -> some View {
    if let model {
      ScrollViewReader { scroll in
        content
          .safeAreaInset(edge: .bottom) { ComposerBar(model: model) }
          .onChange(of: model.newest) {
            withAnimation { scroll.scrollTo(MessagesCard.id, anchor: .bottom) }
          }
      }
      .onChange(of: model.announcement) {
        AccessibilityNotification.Announcement(model.announcement.words).post()
      }
      .task { await model.appeared() }
    } else {
      content
    }
  }
}
