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
          .bottomBar { ComposerBar(model: model) }
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

extension View {
  /// Puts a bar below what is scrolled, which fades where the bar begins; before iOS 26, the bar's
  /// own ground keeps it readable.
  @ViewBuilder fileprivate func bottomBar(@ViewBuilder _ bar: () -> some View) -> some View {
    if #available(iOS 26.0, macOS 26.0, *) {
      safeAreaBar(edge: .bottom, content: bar)
    } else {
      safeAreaInset(edge: .bottom) { bar().background(.bar) }
    }
  }
}
