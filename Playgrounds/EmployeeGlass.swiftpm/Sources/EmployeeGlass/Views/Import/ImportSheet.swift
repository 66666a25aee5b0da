import SwiftUI

/// How an import goes, and what became of it.
struct ImportSheet: View {
  let model: ImportModel
  let directory: DirectoryModel

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ImportFileRow(model: model)
          if model.isRunning { ImportProgress(model: model) }
        }
        if model.isRunning {
          Section {
            Button("Cancel Import", role: .destructive) {
              Task { await directory.cancelImportButtonTapped() }
            }
            .disabled(model.phase == .cancelling)
          } footer: {
            Text("You can go on reading the list. The people appear there when the import is over.")
          }
        } else {
          ImportOutcome(model: model, directory: directory)
          ImportFaultList(model: model)
        }
      }
      .navigationTitle("Import People")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(model.isRunning ? "Hide" : "Done") { directory.importSheetClosed() }
        }
      }
    }
    .onChange(of: model.outcome) {
      if let outcome = model.outcome {
        AccessibilityNotification.Announcement("\(outcome.title). \(outcome.advice)").post()
      }
    }
  }
}

/// What the file is called, and how large it is.
private struct ImportFileRow: View {
  let model: ImportModel

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "doc")
        .imageScale(.large)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(model.name)
          .font(.headline)
          .lineLimit(2)
        if let words = model.fileWords {
          Text(words)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// How far it is, and how long it still takes.
private struct ImportProgress: View {
  let model: ImportModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProgressView(value: model.fraction ?? 0) {
        Text(title)
      } currentValueLabel: {
        Text(model.progressWords)
          .monospacedDigit()
      }
      HStack {
        if let words = model.leftOutWords { Text(words) }
        Spacer(minLength: 12)
        if let time = model.timeLeft { Text(time.wordsLeft) }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .monospacedDigit()
    }
    .padding(.vertical, 4)
  }

  private var title: LocalizedStringKey {
    switch model.phase {
    case .reading: "Reading"
    case .cancelling: "Cancelling"
    default: "Importing"
    }
  }
}

/// What became of it, and what a person can do now.
private struct ImportOutcome: View {
  let model: ImportModel
  let directory: DirectoryModel

  var body: some View {
    if let outcome = model.outcome {
      Section {
        HStack(spacing: 12) {
          Image(systemName: symbol)
            .imageScale(.large)
            .foregroundStyle(model.phase == .completed ? Color.green : Color.orange)
            .accessibilityHidden(true)
          VStack(alignment: .leading, spacing: 2) {
            Text(outcome.title)
              .font(.headline)
            Text(outcome.advice)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
        }
        if model.canContinue {
          Button("Continue") { model.begin() }
        }
        if model.phase != .completed {
          ChooseAgainButton(directory: directory)
        }
      }
    }
  }

  private var symbol: String {
    switch model.phase {
    case .completed: "checkmark.circle.fill"
    case .interrupted: "wifi.exclamationmark"
    default: "exclamationmark.circle"
    }
  }
}

/// Chooses another file without leaving the sheet.
private struct ChooseAgainButton: View {
  let directory: DirectoryModel
  @State private var isChoosing = false

  var body: some View {
    Button("Choose Another File…") { isChoosing = true }
      .choosesImport(isPresented: $isChoosing, for: directory)
  }
}
