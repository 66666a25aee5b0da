import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// A step whose answer is a suite of tests.
  @Suite struct SuiteStepTests {
    let copy: TestCourse
    let step: Course.Step

    init() throws {
      copy = try TestCourse(only: "first-async-test")
      step = try copy.step("first-async-test")
    }

    private func judged(
      _ path: String, as step: Course.Step? = nil, toolchain: Toolchain? = nil,
      _ manner: Judge.Manner = .inTurn
    ) async throws -> Judgement {
      let known = try await TestCourse.toolchain.value
      let judge = Judge(
        layout: copy.layout, toolchain: toolchain ?? known, cache: TestCourse.cache)
      return try await judge.judge(step ?? self.step, answer: path, manner)
    }

    @Test("The solution passes with every right implementation, and catches every wrong one")
    func solution() async throws {
      let judgement = try await judged(copy.layout.solution(step))
      #expect(judgement.status == .passed, "\(judgement)")
      #expect(judgement.checks.count == copy.layout.implementations(step).count)
      #expect(judgement.checks.first?.name == "right: the model as it is given")
      #expect(judgement.explanation == "It caught 10 of 10 wrong implementations.")
    }

    @Test("Other suites do too: each kind of issue is told by its words")
    func alternatives() async throws {
      let paths = copy.layout.alternatives(step)
      #expect(paths.count >= 3)
      for path in paths {
        let judgement = try await judged(path)
        #expect(judgement.status == .passed, "\(path): \(judgement)")
      }
    }

    @Test("The same where libraries cannot be linked apart")
    func withoutLibraries() async throws {
      let known = try await TestCourse.toolchain.value
      let portable = Toolchain(
        places: known.places, version: known.version, identity: known.identity + " portable",
        frontendArguments: known.frontendArguments, linker: nil,
        capabilities: .none)
      for path in [copy.layout.solution(step), copy.layout.starter(step)] {
        let judgement = try await judged(path, toolchain: portable)
        #expect(try await judgement.checks == judged(path).checks)
      }
    }

    @Test("A suite that waits in vain with a wrong implementation: what to ask before it waits")
    func waitsInVain() async throws {
      var step = step
      step.seconds = 2
      let file = TestCourse.repository.appendingPathComponent(
        "Tools/Tests/Submissions/hostile-suites/never-ends-with-a-wrong-one.swift")
      let judgement = try await judged(file.path, as: step)
      #expect(judgement.status == .timedOut)
      let words = try #require(judgement.explanation)
      #expect(words.contains("which does not hang by itself"))
      #expect(words.contains("ask with `try #require` whether it will end"))
    }

    @Test("The starter catches none; the verdict counts, and describes one in words")
    func starter() async throws {
      let judgement = try await judged(copy.layout.exercise(step))
      #expect(judgement.status == .failed)
      let caught = judgement.checks.filter { $0.outcome == .passed }.map(\.name)
      #expect(caught.allSatisfy { $0.hasPrefix("right: ") } && caught.count == 5)
      let report = JudgementReport(layout: copy.layout, style: Style(colour: false, width: 200))
      let text = report.full(
        judgement, of: step, answer: "a.swift", isStarter: false, isNext: true)
      #expect(text.contains("It passes with all 5 right implementations."))
      #expect(text.contains("It caught 0 of 10 wrong implementations."))
      #expect(
        text.contains(
          "One that got away: after a success, `names` are not only those that `fetch` returned"))
      #expect(!text.contains("gates"))
      #expect(text.matches(of: /got away/).count == 1)
      #expect(report.summary(judgement, of: step).contains("It caught 0 of 10"))
    }

    @Test("What fails with a right implementation is shown with its place in the file")
    func tooMuch() async throws {
      let path = "\(copy.layout.checksFolder(step))/mutants/asks-for-the-words.turn"
      let judgement = try await judged(path)
      let right = judgement.checks.filter { $0.name.hasPrefix("right: ") }
      #expect(right.map(\.outcome) == [.passed, .failed, .failed, .failed, .failed])
      let issue = try #require(right.last?.issues.first)
      let lines = try copy.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[try #require(issue.line) - 1].contains("model.errorText =="))
      // It fails with the right ones, so it has no verdict on the wrong ones.
      #expect(!judgement.checks.contains { $0.name.hasPrefix("wrong: ") && $0.outcome == .passed })
    }

    @Test("What fails in reversed order is told so, without the copy's lines")
    func reversed() async throws {
      let path = TestCourse.repository
        .appendingPathComponent("Tools/Tests/Submissions/hostile-suites/needs-its-neighbours.swift")
      let judgement = try await judged(path.path)
      // At the same time as others the last may be first too.
      let issues = judgement.checks.flatMap(\.issues)
        .filter { $0.comments == ["With the tests in reversed order:"] }
      #expect(issues.count == 5)
      #expect(issues.allSatisfy { $0.line == nil && $0.text.contains("middle()") })
    }

    @Test("A stage's program runs suites with the given components, and with broken ones")
    func program() async throws {
      let layout = copy.layout
      let stage = layout.course.stage(of: step)
      try copy.write(
        layout.program(stage),
        """
        import FirstAsyncTest
        import Testing

        let end = await __swiftPMEntryPoint(passing: .init()) as CInt
        print(CommandLine.arguments.contains("broken"), end == 0)
        """)
      let judge = try await copy.judge()
      let program = try StageProgram(of: stage, in: layout)
      #expect(program.steps.map(\.id) == [step.id])
      #expect(try await judge.run(program) == "false true\ntrue false\n")
      // The starter's tests are the ones that run, and miss what is broken.
      let starter = [step.id: layout.exercise(step)]
      #expect(try await judge.run(program, answers: starter) == "false true\ntrue true\n")
    }

    @Test("An implementation that declares something else is the course's fault")
    func otherInterface() async throws {
      let path = "\(copy.layout.checksFolder(step))/wrong/no-spinner.swift"
      try copy.edit(path, "public func load()", "public func isWrong() {}\n\n  public func load()")
      await #expect {
        try await judged(copy.layout.solution(step))
      } throws: { error in
        (error as? OtherInterface)?.path == path
      }
    }

    @Test("A module that is private otherwise is no other interface")
    func otherStorage() async throws {
      let path = "\(copy.layout.checksFolder(step))/wrong/no-spinner.swift"
      try copy.edit(
        path, "private let fetch", "private var unused = (1, 2, 3)\n  private let fetch")
      #expect(try await judged(copy.layout.solution(step)).status == .passed)
    }

    @Test("A remembered judgement is of these implementations, and of no others")
    func remembered() async throws {
      let path = copy.layout.solution(step)
      #expect(try await judged(path, .remembered).status == .passed)
      // Now it is right, and nothing can catch it.
      let given = try copy.read(copy.layout.component(step))
      let body = given.drop { !$0.isNewline }
      let wrong = "\(copy.layout.checksFolder(step))/wrong/no-spinner.swift"
      try copy.write(wrong, "// wrong: `isLoading` is false while `fetch` runs" + body)
      let judgement = try await judged(path, .remembered)
      #expect(judgement.status == .failed)
      #expect(judgement.explanation == "It caught 9 of 10 wrong implementations.")
    }

    @Test("Hints are keyed by what got away")
    func hints() async throws {
      let sheet = HintSheet(markdown: try copy.read(copy.layout.hints(step)))
      let path = "\(copy.layout.checksFolder(step))/mutants/happy-path.turn"
      let keys = sheet.hints(for: try await judged(path)).map(\.key)
      #expect(keys.contains("wrong/no-spinner"))
      #expect(!keys.contains("right/given"))
    }

    @Test("The skeleton's starter lets its wrong implementation go, and its solution catches it")
    func skeleton() async throws {
      _ = try StepTemplate(id: "a-suite", number: 90, title: "A suite", mode: .app, kind: .suite)
        .add(to: copy.layout, stage: "11")
      let layout = try CourseLayout(root: copy.root)
      let step = try layout.course.step(named: "a-suite")
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      let starter = try await judge.judge(step, answer: layout.starter(step), .inTurn)
      #expect(starter.status == step.starter.status)
      #expect(starter.keys == [step.starter.reason])
      for path in [layout.solution(step)] + layout.alternatives(step) {
        let judgement = try await judge.judge(step, answer: path, .inTurn)
        #expect(judgement.status == .passed, "\(path): \(judgement)")
      }
    }

    @Test("The linter asks for headers, for enough implementations, and for none that is idle")
    func linter() async throws {
      let folder = copy.layout.checksFolder(step)
      let linter = CourseLinter(judge: try await copy.judge())
      #expect(linter.implementationComplaints(step).isEmpty)
      try copy.edit("\(folder)/wrong/no-spinner.swift", "// wrong: ", "// Wrong: ")
      try copy.edit("\(folder)/right/one-state.swift", "// right: ", "// wrong: ")
      for name in ["adds-to-the-names", "asks-again", "asks-twice", "keeps-loading"] {
        try copy.remove("\(folder)/wrong/\(name).swift")
      }
      let found = linter.implementationComplaints(step)
      #expect(found.map(\.rule) == [.header, .header], "\(found)")
      for name in ["one-state", "one-load-for-all", "clears-first"] {
        try copy.remove("\(folder)/right/\(name).swift")
      }
      let fewer = linter.implementationComplaints(step)
      #expect(fewer.map(\.rule) == [.header, .tally, .tally], "\(fewer)")
    }

    @Test("An implementation that every mutant catches, and a right one that none fails, are idle")
    func idle() async throws {
      let linter = CourseLinter(judge: try await copy.judge())
      var judgement = Judgement(step: step.id, status: .failed)
      judgement.checks = [
        .init(id: "right/a", name: "right: a", outcome: .passed, issues: []),
        .init(id: "wrong/b", name: "wrong: b", outcome: .passed, issues: []),
        .init(id: "wrong/c", name: "wrong: c", outcome: .failed, issues: []),
      ]
      let found = linter.idleComplaints(step, [judgement])
      #expect(
        found.map(\.message).sorted() == [
          "no mutant fails with “right: a”.", "no mutant lets “wrong: b” get away.",
        ])
    }
  }
}
