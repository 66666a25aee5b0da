// Message a colleague: one bar of glass
//
// All buttons show at once, on glass on glass. None has a name.
//
// Goal: one bar offers what fits its draft.
//
// - The bar is one piece of glass; nothing in it has glass of its own.
// - Before iOS 26 the bar is one material, without API of iOS 26.
// - Buttons show a symbol, and are called Attach, Dictate, Voice and Send.
// - While the draft is blank (white space or nothing), there are Attach, Dictate and Voice; otherwise Attach and
//   Send.
// - Send and the return key hand over the draft once, without blanks at its ends, and clear it.
// - A blank draft is not sent.
// - Attach, Dictate and Voice leave the draft alone.

import Foundation
import SwiftUI

// MARK: - Given

struct ComposerActions {
  let attach, dictate, talk: @MainActor () -> Void
  let send: @MainActor (String) -> Void
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

struct Composer: View {
  let actions: ComposerActions

  @State private var draft = ""

  private var message: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  var body: some View {
    HStack(spacing: 12) {
      button("Attach", "paperclip", actions.attach)
      TextField("Message", text: $draft)
        .onSubmit(send)
      // Views that come and go: the glass around them stays.
      if message.isEmpty {
        button("Dictate", "microphone", actions.dictate)
        button("Voice", "waveform", actions.talk)
      } else {
        button("Send", "arrow.up", send)
      }
    }
    .padding()
    .adaptiveGlass(in: Capsule())
  }

  private func send() {
    guard !message.isEmpty else { return }
    actions.send(message)
    draft = ""
  }

  private func button(
    _ name: String, _ symbol: String, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol) }.accessibilityLabel(name)
  }
}
