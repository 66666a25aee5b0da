import SwiftUI

/// Says who was removed, and brings them back. It stays until it is answered.
struct UndoBar: View {
  let removal: RemovalModel
  let model: DirectoryModel

  var body: some View {
    GlassGroup {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text(title)
            .font(.subheadline.weight(.semibold))
          if case .failed(let problem) = removal.phase {
            Text("\(problem.title). \(problem.advice)")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        .accessibilityElement(children: .combine)
        Spacer(minLength: 0)
        Button("Undo") { Task { await model.undoButtonTapped() } }
          .buttonStyle(.bordered)
          .disabled(removal.phase == .undoing)
        Button("Dismiss", systemImage: "xmark") { model.undoDismissed() }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .glassCard()
    }
    .padding(.horizontal)
    .padding(.bottom, 8)
    // The bar stays when another removal takes the place of this one.
    .onChange(of: ObjectIdentifier(removal), initial: true) {
      AccessibilityNotification.Announcement(title).post()
    }
    .onChange(of: removal.phase) {
      if case .failed(let problem) = removal.phase {
        AccessibilityNotification.Announcement("\(problem.title). \(problem.advice)").post()
      }
    }
  }

  // The name keeps its own direction, and leaves the sentence its own.
  private var title: String { "\u{2068}\(removal.employee.name)\u{2069} was removed" }
}
