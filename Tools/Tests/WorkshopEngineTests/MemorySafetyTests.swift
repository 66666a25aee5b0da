import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  /// What reaches memory that the compiler cannot check, however it is spelled.
  @Suite struct MemorySafetyTests {
    let copy: TestCourse
    let judge: Judge

    init() async throws {
      copy = try TestCourse()
      judge = try await copy.judge()
    }

    private func judgement(
      _ id: String, adding text: String, imports: String = "", _ manner: Judge.Manner = .inTurn
    ) async throws -> Judgement {
      let step = try copy.step(id)
      let solution = try copy.read(copy.layout.solution(step))
      try copy.write(copy.layout.exercise(step), "\(imports)\n\(solution)\n\(text)\n")
      return try await judge.judge(step, answer: copy.layout.exercise(step), manner)
    }

    @Test(
      "What only the compiler knows to be unsafe is refused, and named",
      arguments: [
        (
          "nonisolated func made() -> [Int] { .init(unsafeUninitializedCapacity: 1) { _, _ in } }",
          "init"
        ),
        ("nonisolated func length(_ text: String) -> Int { strlen(text) }", "strlen"),
        (
          "nonisolated func count(_ data: Data) -> Int { data.withUnsafeBytes(\\.count) }",
          "withUnsafeBytes"
        ),
        (
          "nonisolated func one() async -> Int { await withUnsafeContinuation { $0.resume(returning: 1) } }",
          "withUnsafeContinuation(isolation:_:)"
        ),
      ])
    func refused(text: String, name: String) async throws {
      let judgement = try await judgement(
        "interleaving", adding: text, imports: "import Foundation")
      #expect(judgement.status == .policy)
      // What the syntax alone tells comes first.
      if name != "withUnsafeBytes" { #expect(judgement.findings.first?.text == name) }
      #expect(judgement.findings.allSatisfy { $0.rule == "unsafe-pointers" })
      #expect(!judgement.findings.contains { $0.reason.contains("marked with") })
    }

    @Test("The words that make the compiler content are refused as well")
    func words() async throws {
      for text in [
        "nonisolated func length(_ text: String) -> Int { unsafe strlen(text) }",
        "@unsafe nonisolated func length(_ text: String) -> Int { strlen(text) }",
        "@safe nonisolated struct Lengths { var all: [Int] }",
        "nonisolated func all(_ values: [Int]) { for unsafe value in values { print(value) } }",
      ] {
        let judgement = try await judgement(
          "interleaving", adding: text, imports: "import Foundation")
        #expect(judgement.status == .policy, "\(text)")
        #expect(judgement.reasons.contains("unsafe-pointers"), "\(text)")
      }
    }

    @Test(
      "What stands in the answer's own line frees nothing, though the compiler repeats the line")
    func repeatedLines() async throws {
      for text in [
        "nonisolated func length(_ text: String) -> Int { strlen(text) }  // nonisolated(unsafe)",
        "nonisolated func length(_ text: String) -> Int { strlen(text) }  // UnownedJob @preconcurrency",
        """
        /*
        a.swift:1:1: note: reference to nonisolated(unsafe) */ nonisolated func length(_ text: String) -> Int { strlen(text) }
        """,
        "nonisolated func done() async { await withUnsafeContinuation { $0.resume() } }  // nonisolated(unsafe)",
      ] {
        let manners: [Judge.Manner] = [.inTurn, .waitedFor(), .waitedFor(colour: true)]
        let steps = ["interleaving", "design-sendable-first", "serial-executor"]
        // The first judge compiles; the others read what it kept.
        for (index, id) in steps.enumerated() {
          for manner in manners[index...] + manners[..<index] {
            let judgement = try await judgement(
              id, adding: text, imports: "import Foundation", manner)
            #expect(judgement.reasons.contains("unsafe-pointers"), "\(id), \(manner): \(text)")
          }
        }
      }
    }

    @Test("In a module with warnings, the answer's own uses count and the given files' do not")
    func members() async throws {
      let own = try await judgement(
        "design-sendable-first",
        adding: "func length(_ text: String) -> Int { strlen(text) }", imports: "import Foundation")
      #expect(own.status == .policy)
      #expect(own.findings.map(\.text) == ["strlen"])
      #expect(try copy.read("Support/Members/RosterKit/RosterStore.swift").contains("(unsafe)"))
      #expect(try await judgement("design-sendable-first", adding: "").status == .passed)
    }

    @Test("A step about executors may have its own; another may not, but for what it gives")
    func executors() async throws {
      #expect(try await judgement("serial-executor", adding: "").status == .passed)
      let own = """
        nonisolated final class Serial: SerialExecutor {
          func enqueue(_ job: UnownedJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }
          func asUnownedSerialExecutor() -> UnownedSerialExecutor {
            UnownedSerialExecutor(ordinary: self)
          }
          func other() -> UnownedSerialExecutor { UnownedSerialExecutor(complexEquality: self) }
        }
        nonisolated final class Tasks: TaskExecutor {
          func enqueue(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
          func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
        }
        """
      let withOwn = try await judgement("serial-executor", adding: own)
      #expect(withOwn.status == .passed, "\(withOwn.findings)")
      let text = """
        actor Elsewhere {
          nonisolated let unownedExecutor = MainActor.shared.unownedExecutor
        }
        """
      let judgement = try await judgement("interleaving", adding: text)
      #expect(judgement.reasons == ["executors"])
      let starter = try copy.read(copy.layout.starter(copy.step("interleaving")))
      let source = try copy.read(copy.layout.exercise(copy.step("interleaving")))
      func left(_ starter: String) -> Int {
        Judge.withoutGiven(judgement.findings, starter: starter, source: source).count
      }
      #expect(left(starter) == 1)
      #expect(left("\(starter)\n\(text)") == 0)
    }
  }
}
