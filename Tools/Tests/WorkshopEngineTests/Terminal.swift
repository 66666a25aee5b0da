import Foundation
import Testing

@testable import WorkshopEngine

/// Runs of the `workshop` command that was built beside these tests, in a copy of the course.
extension TestCourse {
  static var executable: URL {
    get throws {
      let beside = (Bundle.main.executableURL ?? repository).deletingLastPathComponent()
      let folders = [beside, repository.appendingPathComponent("Tools/.build/debug")]
      let found = folders.map { $0.appendingPathComponent("workshop-staff") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return try #require(found, "the workshop command is built with its tests")
    }
  }

  /// What the command is given of this process's environment, and nothing that changes its words.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .filter { ["PATH", "HOME", "TMPDIR", "LANG"].contains($0.key) }
      .merging(["WORKSHOP_ROOT": root.path]) { $1 }
      .merging(more) { $1 }
  }

  /// Runs the command without a terminal, with nothing on its standard input.
  func workshop(
    _ arguments: String..., environment more: [String: String] = [:], in folder: URL? = nil
  ) async throws -> Completion {
    try await workshop(arguments, environment: more, in: folder)
  }

  func workshop(
    _ arguments: [String], environment more: [String: String] = [:], in folder: URL? = nil
  ) async throws -> Completion {
    try await Command(
      executable: Self.executable.path, arguments: arguments,
      directory: (folder ?? root).path, environment: environment(more),
      // The whole course takes longer with each step that it gains; this ends what hangs.
      timeLimit: .patience
    ).run()
  }

  /// Runs it on a terminal of its own, with these keys typed.
  func workshopOnTerminal(
    _ arguments: String, typing keys: String = "", environment more: [String: String] = [:]
  ) async throws -> Completion {
    let keysFile = layout.url(".workshop/keys")
    try Data(keys.utf8).write(to: keysFile)
    // `script` makes a terminal; the keys come by a pipe that stays open until the command ends. BSD's takes
    // the command as words (not tried on a Mac), Linux's as a line.
    let line = #"exec "$WORKSHOP_EXECUTABLE" \#(arguments)"#
    #if os(macOS)
    let script = "script -q /dev/null /bin/sh -c '\(line)'"
    #else
    let script = "script -qec '\(line)' /dev/null"
    #endif
    return try await Command(
      executable: "/bin/sh", arguments: ["-c", #"cat "$WORKSHOP_KEYS" - | \#(script)"#],
      directory: root.path,
      environment: environment([
        "TERM": "xterm", "WORKSHOP_EXECUTABLE": Self.executable.path,
        "WORKSHOP_KEYS": keysFile.path,
      ]).merging(more) { $1 }, timeLimit: .patience
    ).run()
  }
}

extension Duration {
  /// How long a test waits for a program that ends by itself: only a program that hangs takes longer.
  static let patience: Duration = .seconds(900)
}
