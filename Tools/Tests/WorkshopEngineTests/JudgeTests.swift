import Foundation
import Testing
import WorkshopDigest

@testable import WorkshopEngine

extension Slow.Judging {
  @Suite struct JudgeTests {
    let copy: TestCourse
    let judge: Judge

    init() async throws {
      copy = try TestCourse()
      judge = try await copy.judge()
    }

    /// Between them they have every layer; the linter judges all the others.
    static let steps = ["main-actor-by-default", "task-from-a-button", "finish-before-you-send"]

    private func judgement(_ id: String, _ answer: String) async throws -> Judgement {
      let step = try copy.step(id)
      try copy.write(copy.layout.exercise(step), answer)
      return try await judge.judge(step, answer: copy.layout.exercise(step))
    }

    @Test("A solution passes every layer, with every check named", arguments: steps)
    func solution(id: String) async throws {
      let step = try copy.step(id)
      let judgement = try await judge.judge(step, answer: copy.layout.solution(step))
      #expect(judgement.status == .passed, "\(judgement)")
      #expect(judgement.refusingLayer == nil)
      #expect(judgement.gates.map(\.path) == copy.layout.gates(step))
      #expect(!judgement.checks.isEmpty)
      #expect(judgement.checks.allSatisfy { $0.outcome == .passed })
    }

    @Test("A starter is refused for the reason that the course states", arguments: steps)
    func starter(id: String) async throws {
      let step = try copy.step(id)
      let judgement = try await judge.judge(step, answer: copy.layout.exercise(step))
      #expect(judgement.status == step.starter.status, "\(judgement)")
      #expect(judgement.keys.contains(step.starter.reason))
    }

    @Test("A mutant of each layer is refused by that layer first", arguments: steps)
    func mutants(id: String) async throws {
      let step = try copy.step(id)
      var seen: Set<Judgement.Layer> = []
      for path in copy.layout.mutants(step) {
        let header = try #require(MutantHeader(firstLine: try copy.read(path)), "\(path)")
        guard seen.insert(header.layer).inserted else { continue }
        let judgement = try await judge.judge(step, answer: path, .remembered)
        #expect(judgement.refusingLayer == header.layer, "\(path)")
      }
      #expect(seen.count >= 2)
    }

    @Test("The compiler's words name the learner's own path, and the error's id is known")
    func words() async throws {
      let judgement = try await judgement(sampleStep, "let count: Int = \"one\"\n")
      #expect(judgement.status == .doesNotBuild)
      let step = try copy.step(sampleStep)
      #expect(judgement.diagnostics?.text.contains("\(copy.layout.exercise(step)):1:18") == true)
      #expect(judgement.diagnostics?.ids == ["cannot_convert_initializer_value"])
    }

    @Test("A warning in the learner's file is an error")
    func warning() async throws {
      let step = try copy.step(sampleStep)
      let solution = try copy.read(copy.layout.solution(step))
      let judgement = try await judgement(
        sampleStep, solution + "\nfunc unused() {\n  let nothing = 1\n}\n")
      #expect(judgement.status == .doesNotBuild)
    }

    @Test("An answer without what the gates and checks use is refused by a gate")
    func missingDeclaration() async throws {
      let judgement = try await judgement(sampleStep, "let nothing = 1\n")
      #expect(judgement.status == .gate)
      #expect(judgement.gates.contains { !$0.passed && $0.evidence?.isEmpty == false })
    }

    @Test("A file with comments alone is refused by a gate; an empty one is not judged")
    func empty() async throws {
      #expect(try await judgement(sampleStep, "// to do\n").status == .gate)
      let empty = try await judgement(sampleStep, "\n")
      #expect(empty.status == .skipped)
      #expect(empty.explanation?.hasSuffix("it is empty.") == true)
    }

    @Test("A judgement is remembered, and forgotten with any edit")
    func remembered() async throws {
      let step = try copy.step(sampleStep)
      let exercise = copy.layout.exercise(step)
      #expect(
        try await judge.judge(step, answer: exercise, .remembered)
          == judge.judge(step, answer: exercise, .remembered))
      try copy.write(exercise, try copy.read(copy.layout.solution(step)))
      #expect(try await judge.judge(step, answer: exercise, .remembered).status == .passed)
      try copy.edit(
        copy.layout.checks(step), "import Testing\n", "import Testing\n#error(\"no\")\n")
      await #expect(throws: Compiler.Refusal.self) {
        try await judge.judge(step, answer: exercise, .remembered)
      }
    }

    @Test("An edit inside a function leaves the interface as it was, and its adapter is reused")
    func bodyEdit() async throws {
      let step = try copy.step(sampleStep)
      let path = copy.layout.solution(step)
      let module = judge.answerRequest(step, answer: path)
      let before = try await judge.compiler.module(module)
      let adapters = try await adapter(step, before)
      try copy.edit(path, "employees.append(employee)", "employees += [employee]")
      let after = try await judge.compiler.module(module)
      #expect(after.folder != before.folder)
      #expect(after.interface == before.interface)
      #expect(try await adapter(step, after) == adapters)
    }

    @Test("An edit of the interface compiles the adapter anew")
    func interfaceEdit() async throws {
      let step = try copy.step(sampleStep)
      let path = copy.layout.solution(step)
      let module = judge.answerRequest(step, answer: path)
      let before = try await judge.compiler.module(module)
      let adapters = try await adapter(step, before)
      try copy.edit(
        path, "func hire(_ employee: Employee) {",
        "func hire(_ employee: Employee, now: Bool = true) {")
      let after = try await judge.compiler.module(module)
      #expect(after.interface != before.interface)
      #expect(try await adapter(step, after) != adapters)
    }

    private func adapter(_ step: Course.Step, _ answer: Compiler.Module) async throws -> String {
      let kit = try await judge.reference(step)
      return try await judge.compiler.object(
        judge.adapterRequest(step, imports: [answer] + kit.imports))
    }

    @Test("What a prediction's program prints settles it")
    func prediction() async throws {
      let step = try copy.step(sampleStep)
      let program = copy.layout.predictionProgram(step)
      try copy.write(program, "print(6 * 7)\n")
      #expect(try await judge.settlePrediction(of: step).output == "42")
      try copy.write(program, "let a: Int = \"\"\n")
      let refused = try await judge.settlePrediction(of: step)
      #expect(refused.output == Prediction.doesNotBuild)
      #expect(refused.diagnostics?.contains("error:") == true)
      try copy.write(program, "fatalError()\n")
      let trapped = try await judge.settlePrediction(of: step)
      #expect(trapped.output == Prediction.traps)
      #expect(trapped.diagnostics?.contains("Fatal error") == true)
    }
  }
}

@Suite("A file that is saved while it is judged")
struct SourceChangeTests {
  @Test("is not compiled under the digest of what it was")
  func changedMeanwhile() async throws {
    let copy = try TestCourse(only: sampleStep)
    let step = try copy.step(sampleStep)
    let judge = try await copy.judge()
    var request = judge.answerRequest(step, answer: copy.layout.solution(step))
    request.digest = sha256("the text that the policy read")
    await #expect(throws: Compiler.SourceChanged.self) {
      try await judge.compiler.object(request)
    }
    request.digest = sha256(try copy.read(copy.layout.solution(step)))
    #expect(try await !judge.compiler.object(request).isEmpty)
  }
}
