import SwiftUI

/// Chooses what to attach.
struct AttachMenu: View {
  @Bindable var model: ConversationModel

  var body: some View {
    Menu {
      ForEach(AttachmentKind.allCases) { kind in
        Button(kind.title, systemImage: kind.symbol) { model.attachments.append(kind) }
      }
    } label: {
      Label("Attach", systemImage: "plus")
        .labelStyle(.iconOnly)
        .frame(minWidth: 44, minHeight: 44)
    }
    .buttonStyle(.plain)
    .disabled(model.attachments.count >= 10)
  }
}

/// What is attached; a tap takes it away.
struct AttachedRow: View {
  @Bindable var model: ConversationModel

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 6) {
        ForEach(model.attachments.indices, id: \.self) { index in
          let kind = model.attachments[index]
          Button {
            model.attachments.remove(at: index)
          } label: {
            HStack(spacing: 6) {
              Image(systemName: kind.symbol)
                .imageScale(.small)
              Text(kind.title)
                .font(.footnote)
              Image(systemName: "xmark")
                .imageScale(.small)
                .foregroundStyle(.secondary)
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .background(.quaternary, in: .capsule)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove \(kind.title)")
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}
