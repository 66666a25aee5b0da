import Foundation

nonisolated extension DirectoryProblem {
  /// Says why a file is not sent.
  init(_ error: ImportFileError) {
    switch error {
    case .unreadable:
      self.init(
        title: "The file cannot be read", advice: "It may have been moved. Choose it again.")
    case .empty:
      self.init(title: "The file is empty", advice: "Choose one with a line for each person.")
    case .tooLarge:
      self.init(
        title: "The file is too large",
        advice: "A file may have \(ImportFile.longest >> 20) MB. Split it, and import the parts.")
    case .noText:
      self.init(
        title: "This is no CSV file",
        advice: "Save the table as CSV in UTF-8, then choose that file.")
    }
  }

  /// The server has found that the file is none of people.
  static func invalidFile(_ words: String?) -> Self {
    Self(
      title: "This file cannot be imported",
      advice: words ?? "Its first line has to name the columns.")
  }

  static let changedFile = Self(
    title: "The file has changed meanwhile", advice: "Choose it again to import it as it is now.")

  static func brokenImport(after lines: Int) -> Self {
    guard lines > 0 else {
      return Self(
        title: "The server cannot be reached",
        advice: "Nobody was added. Check that it is running, then continue.")
    }
    return Self(
      title: "The connection broke after \(lines.formatted()) lines",
      advice: "What is before that is in the directory. Continue adds the rest, and nobody twice.")
  }

  static func busyServer(_ words: String?, after lines: Int) -> Self {
    guard lines > 0 else {
      return Self(title: "The server is busy", advice: words ?? "Continue in a moment.")
    }
    let rest = "Continue adds the rest, and nobody twice."
    return Self(
      title: "The import stopped after \(lines.formatted()) lines",
      advice: [words, rest].compactMap(\.self).joined(separator: " "))
  }

  /// Says why an import has stopped.
  init(importing error: any Error) {
    switch error {
    case ImportError.runsAlready:
      self.init(
        title: "This file is being imported already",
        advice: "Another window or program sends it. Continue in a moment.")
    default: self.init(error)
    }
  }
}
