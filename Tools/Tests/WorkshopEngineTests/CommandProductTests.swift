import Foundation
import Testing
import WorkshopVerbs

@testable import WorkshopEngine

/// The two programs of the command: one with the verbs of learners, one with all.
@Suite struct CommandProductTests {
  private static let staffNames = (StaffVerbs.teaching + StaffVerbs.authoring).map { $0.name }

  /// Runs the program for learners as the script does.
  private func learners(_ arguments: String...) async throws -> Completion {
    let program = try TestCourse.executable.deletingLastPathComponent()
      .appendingPathComponent("workshop")
    return try await Command(
      executable: program.path, arguments: arguments, directory: "/",
      environment: ["WORKSHOP_ROOT": TestCourse.repository.path], timeLimit: .patience
    ).run()
  }

  private func staff(_ arguments: String...) async throws -> Completion {
    try await Command(
      executable: TestCourse.executable.path, arguments: arguments, directory: "/",
      environment: ["WORKSHOP_ROOT": TestCourse.repository.path], timeLimit: .patience
    ).run()
  }

  @Test("Both list the same verbs, and suggest the same ones", arguments: [["help"], ["--help"]])
  func help(words: [String]) async throws {
    let (ours, theirs) = (try await learners(words[0]), try await staff(words[0]))
    #expect(ours.end == .exited(0))
    #expect(ours.output == theirs.output)
    for name in Self.staffNames { #expect(ours.output.contains("\n  \(name) "), "\(name)") }
  }

  @Test("A misspelt verb of a trainer is suggested by both", arguments: ["grde", "verfy", "chek"])
  func suggestion(word: String) async throws {
    let (ours, theirs) = (try await learners(word), try await staff(word))
    #expect(ours.end == .exited(2))
    #expect(ours.errors.contains("Did you mean"))
    #expect(ours.errors == theirs.errors)
  }

  @Test("What the program for learners has not, it says", arguments: staffNames)
  func elsewhere(name: String) async throws {
    let result = try await learners(name, "--some", "words")
    #expect(result.end == .exited(2))
    #expect(result.errors.hasPrefix("workshop: \(name) is a verb of the program workshop-staff."))
  }

  @Test("The program for learners judges")
  func verbs() async throws {
    let ours = try await learners("help", "check")
    #expect(ours.output.contains("USAGE: ./workshop check"))
    #expect(ours.output == (try await staff("help", "check").output))
  }

  @Test("The script has the names of the table")
  func names() throws {
    let script = try String(
      contentsOf: TestCourse.repository.appendingPathComponent("workshop"), encoding: .utf8)
    let line = try #require(script.firstMatch(of: /\n([a-z |-]+) \|(?: |\\\n)*--generate/))
    let names = line.1.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(names == Self.staffNames)
  }

  @Test(
    "The script builds the program that the words ask for",
    arguments: [
      (["check"], "workshop"), ([], "workshop"), (["help"], "workshop"),
      (["help", "check"], "workshop"), (["check", "verify"], "workshop"),
      (["verify"], "workshop-staff"), (["verify", "--help"], "workshop-staff"),
      (["help", "grade"], "workshop-staff"),
      (["--course", "/exam", "grade", "a"], "workshop-staff"),
      (["--course", "/exam", "help", "soak"], "workshop-staff"),
      (["--course=/exam", "new-step"], "workshop-staff"), (["--course", "verify"], "workshop"),
      (["--course", "verify", "check"], "workshop"),
      (["--generate-completion-script", "bash"], "workshop-staff"),
    ])
  func choice(words: [String], product: String) async throws {
    let checkout = try ScriptCheckout()
    let result = try await checkout.workshop(words)
    #expect(result.end == .exited(0), "\(result.errors)")
    #expect(result.output.hasSuffix(": \(words.joined(separator: " "))\n"))
    #expect(checkout.built == ["release", "\(product).stamp", "workshop.log"].sorted())
    #expect(try checkout.products == [product])
  }

  @Test("The program with all verbs serves learners too; the other way round it is built")
  func reuse() async throws {
    let checkout = try ScriptCheckout()
    for (words, products) in [
      ("check", ["workshop"]), ("check", ["workshop"]), ("verify", ["workshop", "workshop-staff"]),
      ("check", ["workshop", "workshop-staff"]), ("grade", ["workshop", "workshop-staff"]),
    ] {
      #expect(try await checkout.workshop(words).end == .exited(0))
      #expect(try checkout.products == products)
    }
    try checkout.write("Tools/Sources/Main.swift", "two\n")
    _ = try await checkout.workshop("verify")
    _ = try await checkout.workshop("check")
    #expect(try checkout.products == ["workshop", "workshop-staff", "workshop-staff"])
    try checkout.write("Tools/Sources/Main.swift", "three\n")
    _ = try await checkout.workshop("check")
    #expect(try checkout.products.last == "workshop")
  }

  @Test("Another toolchain makes both stale")
  func toolchain() async throws {
    let checkout = try ScriptCheckout()
    _ = try await checkout.workshop("check")
    try checkout.swift(version: "echo 'Swift version 6.3.10 (swift-6.3.10-RELEASE)'")
    _ = try await checkout.workshop("verify")
    #expect(checkout.built == ["release", "workshop-staff.stamp", "workshop.log"])
  }

  @Test("A node that grades says what builds the program that it needs")
  func node() async throws {
    let checkout = try ScriptCheckout()
    _ = try await checkout.workshop("check")
    let node = ["WORKSHOP_AS_BUILT": "1"]
    let refused = try await checkout.workshop("grade-class", "a", environment: node)
    #expect(refused.end == .exited(2))
    #expect(refused.errors.contains("Run ./workshop help grade-class in \(checkout.root.path)"))
    _ = try await checkout.workshop("help", "grade-class")
    #expect(try await checkout.workshop("grade-class", environment: node).end == .exited(0))
  }
}
