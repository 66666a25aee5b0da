import Foundation
import Testing

@testable import WorkshopEngine

/// `make test`, with programs in place of the real ones that end as a test wants.
@Suite struct TestScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["Tools/test", "Tools/needs", "Tools/surroundings"] {
      let file = TestCourse.repository.appendingPathComponent(path)
      try write(path, String(contentsOf: file, encoding: .utf8))
    }
    for name in ["chromium", "chromedriver", "python3", "pkg-config"] {
      try write("bin/\(name)", "#!/bin/sh\n")
    }
    try write("App/BrowserTests/run", "#!/bin/sh\necho 'Ran 3 tests'\n")
    try write(
      "workshop",
      """
      #!/bin/sh
      echo "verifies: $*"
      echo 'Looked at 2 steps: 2 solutions and 5 alternatives that have to pass, 13 mutants that must not, 1 fence.'
      echo '0 complaints.'
      """)
    try swift("echo 'Test run with 1 test in 1 suite passed'")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    chmod(file.path, 0o755)
  }

  private func swift(_ lines: String) throws { try write("bin/swift", "#!/bin/sh\n\(lines)\n") }

  private func run(_ arguments: String...) async throws -> Completion { try await run(arguments) }

  private func run(
    _ arguments: [String], environment more: [String: String] = [:]
  ) async throws -> Completion {
    try await Command(
      executable: "/usr/bin/env",
      arguments: ["bash", folder.url.appendingPathComponent("Tools/test").path] + arguments,
      directory: "/",
      environment: ["PATH": "\(folder.url.path)/bin:/usr/bin:/bin", "STEP": "some-step"]
        .merging(more) { $1 },
      timeLimit: .patience
    ).run()
  }

  /// A path with the programs of this system, and without some of them.
  private func path(without names: [String]) throws -> [String: String] {
    let tools = folder.url.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for name in names {
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("bin/\(name)"))
    }
    for place in ["/usr/bin", "/bin"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: place)
      where !names.contains(name) {
        try? FileManager.default.createSymbolicLink(
          atPath: tools.appendingPathComponent(name).path,
          withDestinationPath: "\(place)/\(name)")
      }
    }
    return ["PATH": "\(folder.url.path)/bin:\(tools.path)"]
  }

  @Test("It says what it is about to do and how long, and in the end what it took for each answer")
  func passes() async throws {
    let result = try await run()
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("Proves the workshop in 7 parts, about "))
    #expect(result.output.contains("3 of 7: "))
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
    let portable = try await run("portable")
    #expect(portable.end == .exited(1))
    #expect(
      portable.output.contains(
        "\n  WORKSHOP_PORTABLE=1 ./workshop verify sort-and-search --sample 1\n"))
  }

  @Test("The browser runs beside the course, and is told of behind it, also where it fails")
  func beside() async throws {
    let passed = try await run()
    #expect(
      passed.output.contains(/It runs beside the next part(?s:.*)0 complaints\.\nRan 3 tests/))
    try write(
      "App/BrowserTests/run",
      "#!/bin/sh\necho 'FAIL: test_rows (test_search.SearchTests.test_rows)'\nexit 1\n")
    let failed = try await run()
    #expect(failed.end == .exited(1))
    #expect(failed.output.contains("\n  App/BrowserTests/run test_search\n"))
    #expect(failed.output.contains(/course +passed(?s:.*)browser +FAILED/))
    #expect(failed.output.contains("\nbrowser failed:\n  FAIL: test_rows"))
    // Alone it has no part to run beside.
    let alone = try await run("browser")
    #expect(!alone.output.contains("beside"))
    #expect(alone.output.contains(/browser +FAILED/))
  }

  @Test("Where a machine's minutes are over, what can be left out of the last parts is, aloud")
  func limited() async throws {
    let over = try await run([], environment: ["WORKSHOP_TEST_MINUTES": "-1"])
    #expect(over.end == .exited(0), "\(over.output)\(over.errors)")
    #expect(over.output.contains(/\n  portable +LEFT OUT: 0 of -1 minutes are over/))
    #expect(over.output.contains(/\n  browser +passed/))
    #expect(over.output.contains("\nverifies: verify --sample 2\n"))
    #expect(
      over.output.contains(/\n  course +LEFT OUT: texts, and half of the answers. 0 of -1 minutes/))
    let enough = try await run([], environment: ["WORKSHOP_TEST_MINUTES": "1000"])
    #expect(enough.output.contains(/\n  portable +passed/))
    #expect(enough.output.contains("\nverifies: verify\n"))
    // Asked for by its name it is proven.
    let named = try await run(["portable"], environment: ["WORKSHOP_TEST_MINUTES": "-1"])
    #expect(named.output.contains(/\n  portable +passed/))
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

  @Test("One part judges the other systems' way, and of the answers a sample")
  func portable() async throws {
    try write("workshop", "#!/bin/sh\necho \"portable: ${WORKSHOP_PORTABLE-no}, $*\"\n")
    #expect(
      try await run("portable").output.contains(/\nportable: 1, verify --sample [1-9][0-9]\n/))
    #expect(try await run("course").output.contains("\nportable: no, verify\n"))
  }

  @Test("On a Mac the playground is left out, and so said before and after")
  func mac() async throws {
    try write("bin/uname", "#!/bin/sh\necho Darwin\n")
    let result = try await run()
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("Proves the workshop in 6 parts, about "))
    #expect(result.output.matches(of: /playground +LEFT OUT: its package is for iOS/).count == 2)
    #expect(result.output.contains("tests of ELF objects"))
    let alone = try await run("playground")
    #expect(alone.end == .exited(0))
    #expect(alone.output.contains(/^ +playground +LEFT OUT:/))
  }

  @Test(
    "What its parts need and is not there is told in one line, before anything is built",
    arguments: [
      (
        [], ["git", "make", "diff"],
        "Missing: git, make, diff. On Debian or Ubuntu: apt-get install git make diffutils. On Fedora: dnf install git make diffutils."
      ),
      (
        ["course"], ["swift"],
        "There is no swift on the path: Swift 6.3 or newer is at https://swift.org/install."
      ),
      (
        ["app"], ["sqlite3.h"],
        "Missing: SQLite's header. On Debian or Ubuntu: apt-get install libsqlite3-dev. On Fedora: dnf install sqlite-devel."
      ),
      (
        ["browser"], ["chromium", "chromium-browser", "google-chrome", "chromedriver", "python3"],
        "Missing: Chromium, Chromium's driver, Python's venv. On Debian or Ubuntu: apt-get install chromium chromium-driver python3-venv. On Fedora: dnf install chromium chromedriver python3."
      ),
    ])
  func needs(parts: [String], missing: [String], words: String) async throws {
    if missing == ["sqlite3.h"] {
      try write("bin/pkg-config", "#!/bin/sh\nexit 1\n")
      try write("bin/clang", "#!/bin/sh\nexit 1\n")
    }
    try swift("echo built >>'\(folder.url.path)/built'")
    var environment = try path(without: missing)
    environment["WORKSHOP_BROWSER"] = "required"
    let result = try await run(parts, environment: environment)
    #expect(result.end == .exited(2))
    #expect(result.output.isEmpty)
    #expect(result.errors == "Tools/test: \(words)\n")
    #expect(!folder.names().contains("built"))
  }

  @Test("A part asks for no more than it needs")
  func needsNoMore() async throws {
    try write("bin/pkg-config", "#!/bin/sh\nexit 1\n")
    try write("bin/clang", "#!/bin/sh\nexit 1\n")
    let result = try await run("course", "solutions")
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
  }

  @Test("Where there is no Chromium and none is asked for, the browser's tests are left out aloud")
  func noBrowser() async throws {
    let result = try await run(
      [],
      environment: path(without: [
        "chromium", "chromium-browser", "google-chrome", "chromedriver",
      ]))
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(
      result.output.matches(
        of: /\n  browser +LEFT OUT: Missing: Chromium, Chromium's driver\. On Debian/
      )
      .count == 2)
    #expect(!result.output.contains("Ran 3 tests"))
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
    arguments: ["Tools/test", "Tools/needs", "App/BrowserTests/run"])
  func oldBash(path: String) throws {
    let text = try String(
      contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
    let code = text.split(separator: "\n").filter { !$0.contains(/^ *#/) }.joined(separator: "\n")
    #expect(!code.contains(/\b(mapfile|readarray|coproc)\b|declare -[An]|\$\{\w+(,,|\^\^)|\|&|&>>/))
  }
}
