import Foundation
import Testing

@testable import WorkshopEngine

/// `make test`, with programs in place of the real ones that end as a test wants.
@Suite struct TestScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("Tools/test", String(contentsOf: Self.script, encoding: .utf8))
    try write("App/BrowserTests/run", "#!/bin/sh\necho 'Ran 3 tests'\n")
    try write(
      "workshop",
      """
      #!/bin/sh
      echo 'Looked at 2 steps: 2 solutions and 5 alternatives that have to pass, 13 mutants that must not, 1 fence.'
      echo '0 complaints.'
      """)
    try swift("echo 'Test run with 1 test in 1 suite passed'")
  }

  private static let script = TestCourse.repository.appendingPathComponent("Tools/test")

  private func write(_ path: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    chmod(file.path, 0o755)
  }

  private func swift(_ lines: String) throws { try write("bin/swift", "#!/bin/sh\n\(lines)\n") }

  private func run(_ arguments: String...) async throws -> Completion {
    try await Command(
      executable: "/usr/bin/env",
      arguments: ["bash", folder.url.appendingPathComponent("Tools/test").path] + arguments,
      directory: "/",
      environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "STEP": "some-step"],
      timeLimit: .patience
    ).run()
  }

  @Test("It says what it is about to do and how long, and in the end what it took for each answer")
  func passes() async throws {
    let result = try await run()
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("Proves the workshop in 6 parts, about "))
    #expect(result.output.contains("3 of 6: "))
    #expect(result.output.contains(/all +passed .* for each of 20 answers\n/))
  }

  @Test("A failure names what repeats it alone, and the other parts are still proven")
  func fails() async throws {
    try swift(
      """
      case "$*" in
      *Tools*) echo '✘ Test "x" recorded an issue at CacheTests.swift:12:3: Expectation failed: a'
        echo '✘ Test "y" recorded an issue with 1 argument z → 1 at JudgeTests.swift:9:3: Expectation failed: b'
        exit 1 ;;
      "test --scratch-path .build-test"*) echo '✘ Suite LoadRosterChecks failed after 0.1 seconds with 1 issue.'; exit 1 ;;
      esac
      """)
    try write(
      "workshop",
      """
      #!/bin/sh
      echo 'Checks/01-SingleThreaded/02-sort-and-search/mutants/a.turn: a wrong answer passes.  [mutant]'
      exit 1
      """)
    let result = try await run()
    #expect(result.end == .exited(1))
    for command in [
      "Tools/test command --filter CacheTests",
      "Tools/test command --filter JudgeTests", "Tools/test solutions --filter LoadRosterChecks",
      "./workshop verify sort-and-search",
    ] {
      #expect(result.output.contains("\n  \(command)\n"), "\(result.output)")
    }
    #expect(result.output.contains("Ran 3 tests"))
    #expect(result.output.contains(/course +FAILED/))
    #expect(result.output.contains(/browser +passed/))
    #expect(result.output.contains(/all +FAILED/))
    // What a person sees of a long log is its end.
    let end = result.output.split(separator: /all +FAILED.*\n/).last ?? ""
    #expect(
      end.contains(
        "\ncourse failed:\n  Checks/01-SingleThreaded/02-sort-and-search/mutants/a.turn: "))
    #expect(end.contains("\ncommand failed:\n  ✘ Test \"x\" recorded an issue at CacheTests.swift"))
    #expect(!end.contains("browser failed:"))
  }

  @Test("Some of the parts can be asked for, and a part that is not there is told")
  func some() async throws {
    let one = try await run("course")
    #expect(one.end == .exited(0))
    #expect(one.output.contains("1 of 1: "))
    #expect(!one.output.contains("for each of"))
    try swift("echo \"$@\"")
    let filtered = try await run("command", "--filter", "CacheTests")
    #expect(filtered.output.contains(/-num-threads -Xswiftc 2 --filter CacheTests\n/))
    let unclear = try await run("command", "course", "--filter", "CacheTests")
    #expect(unclear.end == .exited(2))
    let none = try await run("curse")
    #expect(none.end == .exited(2))
    #expect(none.errors.contains("no part “curse”. The parts are: solutions command"))
  }

  @Test("On a Mac the playground is left out, and so said before and after")
  func mac() async throws {
    try write("bin/uname", "#!/bin/sh\necho Darwin\n")
    let result = try await run()
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("Proves the workshop in 5 parts, about "))
    #expect(result.output.matches(of: /playground +LEFT OUT: its package is for iOS/).count == 2)
    #expect(result.output.contains("tests of ELF objects"))
    let alone = try await run("playground")
    #expect(alone.end == .exited(0))
    #expect(alone.output.contains(/^ +playground +LEFT OUT:/))
  }

  @Test("What tests miss on this machine is counted")
  func skipped() async throws {
    try swift(
      """
      echo '➜ Test "a" skipped: "no small disk can be mounted here"'
      echo '➜ Test "b" skipped: "no small disk can be mounted here"'
      """)
    let result = try await run("command")
    #expect(result.output.contains("  LEFT OUT (2): no small disk can be mounted here\n"))
  }

  @Test(
    "No script for a Mac asks for a newer bash than a Mac has, which is 3.2",
    arguments: ["Tools/test", "App/BrowserTests/run"])
  func oldBash(path: String) throws {
    let text = try String(
      contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
    let code = text.split(separator: "\n").filter { !$0.contains(/^ *#/) }.joined(separator: "\n")
    #expect(!code.contains(/\b(mapfile|readarray|coproc)\b|declare -[An]|\$\{\w+(,,|\^\^)|\|&|&>>/))
  }
}
