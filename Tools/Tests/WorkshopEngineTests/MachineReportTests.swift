import Foundation
import Testing

@testable import WorkshopEngine

/// `./workshop doctor --report`, the part in plain shell: it needs nothing of the workshop to build.
@Suite("One paste about a machine")
struct MachineReportTests {
  private let checkout: ScriptCheckout
  private static let origin = "https://github.com/someone/workshop.git"
  private static let end =
    "Read it, then paste it into an issue: https://github.com/someone/workshop/issues/new?template=machine-report.md\n"

  init() throws {
    checkout = try ScriptCheckout()
    try FileManager.default.copyItem(
      at: TestCourse.repository.appendingPathComponent("Tools/report"),
      to: checkout.root.appendingPathComponent("Tools/report"))
    try git(origin: Self.origin)
    try compiler()
    try checkout.writeProgram("bin/built", "echo '- ✓ compile nothing (0.1 s)'")
  }

  private func git(origin: String) throws {
    try checkout.writeProgram(
      "bin/git",
      """
      case $* in
      *' log '*) echo 1234abc ;;
      *' remote '*) echo '\(origin)' ;;
      esac
      """)
  }

  /// A compiler that makes programs, except where a pattern of the shell matches what it is asked.
  private func compiler(refuses pattern: String = "no", program: String = "echo runs") throws {
    try checkout.writeProgram(
      "bin/swiftc",
      """
      case "$*" in
      \(pattern)) echo "error: this machine is broken" >&2; exit 1 ;;
      esac
      for output; do :; done
      case $output in
      */*) printf '#!/bin/sh\\n\(program)\\n' >"$output" && chmod +x "$output" ;;
      esac
      """)
  }

  private func report(_ more: [String: String] = [:]) async throws -> Completion {
    try await checkout.workshop("doctor", "--report", environment: more)
  }

  @Test("Where all is well it says so, and ends with where to paste it")
  func whole() async throws {
    let result = try await report()
    #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix("\nNothing failed.\n\(Self.end)"), "\(result.output)")
    #expect(!result.output.contains("✗"), "\(result.output)")
    #expect(result.output.contains("\n- ✓ compile nothing (0.1 s)\n"))
  }

  @Test(
    "What fails is told with its words, and everything behind it is tried",
    arguments: [
      ("no", "swift", "- ✗ swift version:"), ("-print-target-info", "", "- ✗ what it builds for:"),
      ("*Nothing.swift*", "", "- ✗ compile Nothing:"),
      ("*WithFoundation.swift*", "", "- ✗ compile WithFoundation:"),
      ("*WithObservation.swift*", "", "- ✗ compile WithObservation:"),
      ("*Program.swift*", "", "- ✗ link a program:"), ("no", "program", "- ✗ run it:"),
      ("no", "build", "`./workshop doctor --report` ended with 2 after "),
      ("no", "ladder", "`./workshop doctor --report` ended with 1 after "),
    ])
  func broken(refused: String, what: String, words: String) async throws {
    let failing = "echo 'error: this machine is broken' >&2; exit 1"
    let asWords = failing.replacing("'", with: "")
    try compiler(refuses: refused, program: what == "program" ? asWords : "echo runs")
    switch what {
    case "swift": try checkout.swift(version: "{ \(failing); }")
    case "build": try checkout.swift(build: "{ \(failing); }")
    case "ladder":
      try checkout.writeProgram("bin/built", "echo '- ✗ list tests (0.1 s)'; \(failing)")
    default: break
    }
    let result = try await report()
    #expect(result.end == .exited(1))
    #expect(result.output.contains(words), "\(result.output)")
    if what != "ladder" { #expect(result.output.contains("error: this machine is broken")) }
    let headings = result.output.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## The machine", "## The toolchain", "## Without the workshop", "## The command",
      ])
    if what != "build", what != "swift" {
      #expect(result.output.contains("(0.1 s)"), "The command itself was not asked")
    }
    #expect(result.output.contains(/\n\d+ parts failed\.\n/))
    #expect(result.output.hasSuffix(Self.end))
  }

  @Test("Without any Swift it is written all the same")
  func noSwift() async throws {
    try checkout.remove("bin/swift")
    try checkout.remove("bin/swiftc")
    let result = try await report()
    #expect(result.end == .exited(1))
    #expect(result.output.contains("- swift: `swift` IS NOT THERE"))
    #expect(result.output.contains("There is no swift on the path."))
    #expect(result.output.hasSuffix(Self.end))
  }

  @Test("It has no secrets: variables, a home folder, an account's name, a password in an address")
  func secrets() async throws {
    let failing =
      "echo 'https://me:hunter2@example.org/x /Users/ada/x /home/ada/x' \"$HOME/y\" >&2; exit 1"
    try checkout.swift(build: "{ \(failing); }")
    try git(origin: "https://me:hunter2@github.com/someone/workshop.git")
    let home = "\(checkout.folder.url.path)/ada-s-home"
    let result = try await report([
      "HOME": home, "TOKEN": "hunter2", "GITHUB_TOKEN": "hunter2",
      "AWS_SECRET_ACCESS_KEY": "hunter2", "TOOLCHAINS": "swift-6.3", "SDKROOT": "\(home)/SDK",
    ])
    let text = result.output + result.errors
    #expect(!text.contains("hunter2"), "\(text)")
    #expect(!text.contains("TOKEN"), "\(text)")
    #expect(!text.contains("ada"), "\(text)")
    #expect(!text.contains(checkout.root.path), "\(text)")
    // What says which toolchain it is stays.
    #expect(text.contains("TOOLCHAINS is set: `swift-6.3`"))
    #expect(text.contains("SDKROOT is set: `~/SDK`"))
    #expect(text.contains("https://SECRET@example.org/x /Users/USER/x /home/USER/x ~/y"), "\(text)")
    #expect(text.contains("/issues/new?template=machine-report.md\n"))
  }

  @Test("The template that it names is there, and asks for it")
  func template() throws {
    let file = TestCourse.repository.appendingPathComponent(
      ".github/ISSUE_TEMPLATE/machine-report.md")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("./workshop doctor --report"))
  }
}
