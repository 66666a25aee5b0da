import Foundation

/// What ended the app, read from what its process left.
struct AppFault: Equatable, Sendable {
  /// Such as `Index out of range`.
  var reason: String
  /// Such as `Data/PaletteExtractor.swift, line 34`; nil where the process does not say.
  var place: String?

  /// - Parameters:
  ///   - signal: That ended the process.
  ///   - errors: What it wrote to its standard error, the last of it.
  ///   - copies: Files of the app that are told by the names of their originals.
  init(signal: Int32, errors: [String], copies: [FileCopy]) {
    let fatal = errors.compactMap { line in
      line.firstMatch(
        of: /^(?:\w+\/)?(?<file>[\w+]+\.swift):(?<line>\d+): Fatal error(?:: (?<words>.*))?$/)
    }.first
    let frames = errors.compactMap { line in
      line.firstMatch(of: /\sat (?<path>\/.*\.swift):(?<line>\d+)(?::\d+)?\s*$/)
    }
    reason =
      fatal.flatMap { $0.words.map(String.init) } ?? Self.words(of: signal)
    // The first frame is the innermost one; above it may be the library's own.
    let inApp = frames.first { $0.path.contains("/EmployeeGlass/") }
    if let inApp, let folder = inApp.path.ranges(of: "/EmployeeGlass/").last {
      let file = String(inApp.path[folder.upperBound...])
      place = Self.place(file, inApp.line, copies)
    } else if let fatal {
      let copy = copies.first { $0.file == fatal.file || $0.file.hasSuffix("/\(fatal.file)") }
      place = Self.place(copy?.file ?? String(fatal.file), fatal.line, copies)
    }
  }

  private static func place(
    _ file: String, _ line: some StringProtocol, _ copies: [FileCopy]
  ) -> String {
    "\(copies.first { $0.file == file }?.original ?? file), line \(line)"
  }

  private static func words(of signal: Int32) -> String {
    switch signal {
    case SIGTRAP, SIGILL: "the program trapped, as it does at an overflow or a failed check"
    case SIGSEGV, SIGBUS:
      "it used memory that is not its own; a recursion without an end does that too"
    case SIGABRT: "it called abort"
    case SIGKILL: "the system ended it, as it does where memory runs out"
    default: "signal \(signal)"
    }
  }
}
