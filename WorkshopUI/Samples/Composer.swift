import SwiftUI

/// Where a message is written: attach, text, and a button that is the microphone until there are words.
struct Composer: View {
  @State private var draft = ""
  @State private var sent: [String] = []
  @FocusState private var isWriting: Bool

  private var isEmpty: Bool { draft.trimmingCharacters(in: .whitespaces).isEmpty }

  var body: some View {
    VStack {
      ForEach(sent.indices, id: \.self) { index in
        Text(sent[index])
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Color(.systemGray6), in: .capsule)
      }
      Spacer()
      HStack(spacing: 12) {
        Button("Attach", systemImage: "paperclip") {}
          .buttonStyle(.borderless)
        TextField("Message", text: $draft, axis: .vertical)
          .focused($isWriting)
          .lineLimit(4)
          .onSubmit(send)
        if isEmpty {
          Button("Dictate", systemImage: "mic.fill") {}
        } else {
          Button("Send", systemImage: "arrow.up.circle.fill", action: send)
        }
      }
      .padding(10)
      .glassEffect(.regular.interactive(), in: .capsule)
    }
    .padding()
  }

  private func send() {
    guard !isEmpty else { return }
    withAnimation(.snappy) { sent.append(draft) }
    draft = ""
    isWriting = true
  }
}
