import Testing
import WorkshopPolicy

@testable import WorkshopEngine
@testable import WorkshopReader

/// What a suite may say that no other answer may, and the other way round.
@Suite struct SuitePolicyTests {
  static let policy = Policy(component: "FirstAsyncTestComponent")

  private func rules(_ source: String) -> Set<String> {
    Set(Self.policy.findings(in: source).map(\.rule))
  }

  @Test(
    "A suite may use Testing and its component",
    arguments: [
      "import Testing", "import FirstAsyncTestComponent", "@Test func f() { #expect(true) }",
      "@Suite(.serialized) struct S {}", "@Test(arguments: [1]) func f(i: Int) {}",
      "@Test func f() throws { try #require(true) }",
      "func f() { withKnownName() }\nfunc withKnownName() {}",
    ])
  func allowed(source: String) {
    #expect(rules(source).isEmpty)
  }

  @Test(
    "Another answer may not",
    arguments: ["import Testing", "@Test func f() {}", "@Suite struct S {}", "#expect(true)"])
  func others(source: String) {
    #expect(Policy().findings(in: source).map(\.rule) == ["tests"])
  }

  @Test("A suite imports its own component, and no other step's")
  func otherComponents() {
    #expect(rules("import OtherComponent") == ["imports"])
    #expect(rules("import XCTest") == ["tests"])
  }

  @Test(
    "A test that does not count is refused",
    arguments: [
      "func f() { withKnownIssue { } }", "func f() { Testing.withKnownIssue { } }",
      "func f() { Testing::withKnownIssue { } }", "func f() throws { try Test.cancel() }",
      "func f() throws { try Testing.Test.cancel() }",
      "func f() throws { try Test.Case.cancel() }", "@Test(.enabled(if: a)) func f() {}",
      "@Test(.disabled()) func f() {}", "@Suite(.disabled(\"later\")) struct S {}",
      "let hidden: ConditionTrait = a", "@Test(.filterIssues { _ in false }) func f() {}",
      "@Test(.compactMapIssues { $0 }) func f() {}",
      "func f() async { await __swiftPMEntryPoint() as Never }",
      "func f() async { await Testing.__swiftPMEntryPoint() as Never }",
    ])
  func disarmed(source: String) {
    #expect(rules(source) == ["disarmed-tests"])
  }

  @Test(
    "A look at how values are stored is refused",
    arguments: [
      "let a = Mirror(reflecting: b)", "let a = Swift.Mirror(reflecting: b)",
      "func f() { dump(a) }",
      "let a = MemoryLayout<B>.size", "let a = b.customMirror", "struct A: CustomReflectable {}",
      "let a = Swift::MemoryLayout<B>.size",
    ])
  func reflection(source: String) {
    #expect(rules(source) == ["reflection"])
  }

  @Test(
    "A look at the time, and waiting for it, are refused",
    arguments: [
      "let a = Date()", "let a = Date.now", "let a = ContinuousClock.now",
      "let a = DispatchTime.now()",
      "func f() async throws { try await Task.sleep(for: .seconds(1)) }",
    ])
  func time(source: String) {
    #expect(rules(source).contains("sleeping"))
  }

  @Test("The environment is refused", arguments: ["let a = ProcessInfo.processInfo.environment"])
  func process(source: String) {
    #expect(rules(source) == ["process"])
  }

  @Test(
    "Names of the suite's own that look like these are not",
    arguments: [
      "struct Mirror {}\nlet a = Mirror()", "enum A { case enabled }\nlet a: A = .enabled",
      "func dump(_ a: Int) {}\nfunc f() { dump(1) }", "let a = Date(timeIntervalSince1970: 0)",
      "func f(task: Task<Void, Never>) { task.cancel() }", "let dates: [Date] = []",
    ])
  func namesakes(source: String) {
    #expect(rules(source).isEmpty)
  }
}
