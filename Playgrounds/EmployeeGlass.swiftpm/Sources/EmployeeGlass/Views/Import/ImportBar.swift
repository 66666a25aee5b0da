import SwiftUI

/// Floats above the list while an import goes on behind it, and until its end was seen.
struct ImportBar: View {
  let importing: ImportModel
  let model: DirectoryModel

  var body: some View {
    GlassGroup {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          Text(title)
            .font(.subheadline.weight(.semibold))
          if importing.isRunning {
            ProgressView(value: importing.fraction ?? 0)
              .accessibilityLabel("Import")
              .accessibilityValue(importing.progressWords)
          } else if let words = importing.leftOutWords {
            Text(words)
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Button("Show") { model.showImportButtonTapped() }
          .buttonStyle(.bordered)
          .accessibilityLabel("Show Import")
        if !importing.isRunning {
          Button("Dismiss", systemImage: "xmark") { model.importBarDismissed() }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .glassCard()
    }
    .padding(.horizontal)
    .padding(.bottom, 8)
    .onChange(of: importing.outcome) {
      if let outcome = importing.outcome {
        AccessibilityNotification.Announcement("\(outcome.title). \(outcome.advice)").post()
      }
    }
  }

  private var title: String { importing.outcome?.title ?? importing.progressWords }
}
