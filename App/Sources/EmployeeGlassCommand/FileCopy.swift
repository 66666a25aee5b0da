import ArgumentParser

/// A file of the app that was copied from elsewhere, such as a learner's answer.
struct FileCopy: ExpressibleByArgument, Sendable {
  /// In the app, such as `Data/PaletteExtractor.swift`.
  let file: String
  /// What a person edits.
  let original: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    (file, original) = (String(parts[0]), String(parts[1]))
  }
}
