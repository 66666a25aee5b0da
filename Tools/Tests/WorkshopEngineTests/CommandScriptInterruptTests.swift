import Foundation
import Testing

@testable import WorkshopEngine

/// Ctrl-C while the `workshop` script builds the command.
@Suite(.enabled(if: hasProcessFiles, "processes can be counted on Linux alone"))
struct CommandScriptInterruptTests {
  /// How a system keeps Ctrl-C from what a script has started.
  enum Way: CaseIterable {
    case session
    /// A Mac has no `setsid`, and its `sh` is bash.
    case groupOfBash
    /// A shell that makes no groups without a terminal.
    case nothing

    func prepare(_ checkout: ScriptCheckout) throws -> [String] {
      if self != .session { try checkout.removeTool("setsid") }
      return self == .groupOfBash ? ["bash", "--posix"] : ["sh"]
    }
  }

  private let checkout: ScriptCheckout
  private var folder: URL { checkout.folder.url }

  init() throws {
    checkout = try ScriptCheckout()
    // A build that takes no notice of Ctrl-C, and a compiler in a group of its own, as SwiftPM starts them.
    try checkout.swift(
      build: """
        {
          trap '' INT
          ps -o pid= -o pgid= -p $$ >"$MARK/group"
          bash -c 'set -m; sh -c "echo >\"$MARK/compiles\"; exec sleep 600" & wait' &
          wait
        }
        """)
  }

  private func start(_ way: Way) async throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      try way.prepare(checkout) + [checkout.root.appendingPathComponent("workshop").path, "check"]
    process.environment = checkout.environment()
    process.standardInput = FileHandle.nullDevice
    // What a fault leaves behind does not keep the tests' own output open.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try runWithNoSignalBlocked(process)
    let compiles = folder.appendingPathComponent("compiles").path
    let hasBegun = await eventually {
      FileManager.default.fileExists(atPath: compiles) || !process.isRunning
    }
    try #require(hasBegun && process.isRunning, "It ended before its build began")
    return process
  }

  @Test(
    "An interrupt during the build ends all of it, and leaves no half of anything",
    arguments: Way.allCases, [SIGINT, SIGTERM, SIGHUP])
  func interrupt(way: Way, signal: Int32) async throws {
    let process = try await start(way)
    kill(process.processIdentifier, signal)
    let ended = await eventually { !process.isRunning }
    try #require(ended)
    #expect(process.terminationStatus == 128 + signal)
    #expect(await eventually { processes(marked: folder.path).isEmpty })
    #expect(checkout.built.isEmpty)
    try checkout.swift()
    #expect(try await checkout.workshop("check").end == .exited(0))
  }

  @Test(
    "The build leads a group of its own, which Ctrl-C on a terminal does not reach",
    arguments: [Way.session, .groupOfBash])
  func group(way: Way) async throws {
    let process = try await start(way)
    let words = try String(contentsOf: folder.appendingPathComponent("group"), encoding: .utf8)
    let numbers = words.split(whereSeparator: \.isWhitespace)
    #expect(numbers.count == 2 && numbers[0] == numbers[1], "\(words)")
    kill(process.processIdentifier, SIGTERM)
    #expect(await eventually { processes(marked: folder.path).isEmpty })
  }

  /// A thread of the pool blocks signals, a program begins with the mask of the thread that starts it, and bash keeps
  /// that mask; a terminal's programs begin with no signal blocked.
  private func runWithNoSignalBlocked(_ process: Process) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}
