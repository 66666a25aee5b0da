import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Judging {
  /// A step with a module beside its answer, as `new-step --neighbour` writes it.
  @Suite struct NeighbourStepTests {
    static let library = "Support/Neighbours/Vendor/Vendor.swift"

    let copy: TestCourse
    let judge: Judge
    let step: Course.Step
    let exercise: String

    init() async throws {
      copy = try TestCourse(only: sampleStep)
      let layout = try copy.addNeighbourStep()
      judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      step = try layout.course.step(named: "a-neighbour")
      exercise = layout.exercise(step)
    }

    /// Judges the solution with another body in `answer()`.
    private func judgement(_ body: String, importing line: String = "import Vendor") async throws
      -> Judgement
    {
      let solution = try copy.read(judge.layout.solution(step))
      try #require(solution.contains("import Vendor"))
      try copy.write(
        exercise,
        solution.replacingOccurrences(of: "  question\n", with: "  \(body)\n")
          .replacingOccurrences(of: "import Vendor", with: line))
      return try await judge.judge(step, answer: exercise)
    }

    @Test("The skeleton's starter fails its check, and its solution passes every layer")
    func skeleton() async throws {
      #expect(step.neighbour == .init(module: "Vendor", mode: .swift5))
      for judgement in [
        try await judge.judge(step, answer: judge.layout.starter(step)),
        try await judge.judge(step, answer: judge.layout.starter(step), .inTurn),
      ] {
        #expect(judgement.status == .failed, "\(judgement)")
        #expect(judgement.reasons == ["the answer is 42"])
      }
      for judgement in [
        try await judge.judge(step, answer: judge.layout.solution(step)),
        try await judge.judge(step, answer: judge.layout.solution(step), .inTurn),
      ] {
        #expect(judgement.status == .passed, "\(judgement)")
        #expect(judgement.gates.map(\.passed) == [true])
      }
      let findings = try await CourseLinter(judge: judge).neighbourComplaints([step])
      #expect(findings.complaints.isEmpty, "\(findings.complaints)")
    }

    @Test("A second step with the same neighbour shares its sources and its mode")
    func shared() throws {
      try copy.edit("Course.json", "\"mode\": \"swift5\"", "\"mode\": \"bare\"")
      let library = try copy.read(Self.library)
      try copy.write(Self.library, library + "// Changed.\n")
      let written = try StepTemplate(
        id: "another-neighbour", number: 92, title: "Another", mode: .library, neighbour: "Vendor"
      ).add(to: try CourseLayout(root: copy.root), stage: "1")
      #expect(!written.contains(Self.library))
      #expect(try copy.read(Self.library).hasSuffix("// Changed.\n"))
      let course = try CourseLayout(root: copy.root).course
      #expect(course.steps.neighbours == [.init(module: "Vendor", mode: .bare)])
      #expect(course.steps.compactMap(\.neighbour).count == 2)
    }

    @Test("A neighbour whose name is no module's leaves nothing of the step behind")
    func badName() throws {
      let course = try copy.read("Course.json")
      for name in ["../Vendor", "vendor", "Foundation", "ANeighbourSubject"] {
        #expect(throws: CourseError.self) {
          try StepTemplate(
            id: "another-neighbour", number: 92, title: "Another", mode: .app, neighbour: name
          ).add(to: judge.layout, stage: "1")
        }
      }
      #expect(try copy.read("Course.json") == course)
    }

    @Test("An answer calls its neighbour, which is compiled in its own mode")
    func ownMode() async throws {
      // In Swift 6 this variable and this call are errors.
      try copy.write(
        Self.library,
        """
        import Dispatch

        public var hands = 40

        public func later(_ call: @escaping () -> Void) {
          DispatchQueue.global().async { call() }
        }

        public func count() -> Int { hands + 2 }
        """)
      let right = try await judgement("later { @Sendable in }\n  return Vendor::count()")
      #expect(right.status == .passed, "\(right)")

      // A closure of the main actor, called elsewhere, ends the program; the compiler has no word for it.
      let trap = try await judgement("later {}\n  while true {}")
      #expect(trap.status == .crashed, "\(trap)")
    }

    @Test("Warnings of a neighbour refuse no answer, and those of an answer do")
    func warnings() async throws {
      try copy.write(
        Self.library,
        """
        @available(*, deprecated)
        public func old() -> Int { 42 }
        public func new() -> Int { old() }
        """)
      #expect(try await judgement("new()").status == .passed)
      let refused = try await judgement("old()")
      #expect(refused.status == .doesNotBuild, "\(refused)")
    }

    @Test("A neighbour that does not build is the course's fault and is said to be")
    func broken() async throws {
      try copy.write(Self.library, "public func wave() -> Int {}\n")
      let error = await #expect(throws: Compiler.Refusal.self) { try await judgement("42") }
      #expect(error?.description.contains("course's own code") == true)
      #expect(error?.description.contains("Support/Neighbours/Vendor/Vendor.swift:1") == true)
      try copy.remove(Self.library)
      let missing = await #expect(throws: Judge.MissingNeighbour.self) {
        try await judgement("42")
      }
      #expect(missing?.description.contains("Support/Neighbours/Vendor has no Swift files") == true)
    }

    @Test(
      "An answer imports its neighbour in the usual ways, and in no others",
      arguments: [
        ("import Vendor", Judgement.Status.passed), ("internal import Vendor", .passed),
        ("import func Vendor.callBack", .passed), ("import `Vendor`", .passed),
        ("import Vendor\nimport Vendors", .policy), ("@testable import Vendor", .doesNotBuild),
        ("@_exported import Vendor", .policy), ("@_spi(Checks) import Vendor", .policy),
        ("@preconcurrency import Vendor", .policy),
        ("import Vendor\nimport WorkshopSupport", .policy),
      ])
    func imports(line: String, status: Judgement.Status) async throws {
      let judgement = try await judgement("question", importing: line)
      #expect(judgement.status == status, "\(judgement)")
    }

    @Test("A step without that neighbour may not import it")
    func otherSteps() async throws {
      let other = try judge.layout.course.step(named: sampleStep)
      try copy.write(
        judge.layout.exercise(other),
        "import Vendor\n" + copy.read(judge.layout.solution(other)))
      let judgement = try await judge.judge(other, answer: judge.layout.exercise(other))
      #expect(judgement.status == .policy)
      #expect(judgement.reasons == ["imports"])
    }

    @Test("Subject, checks and gates import it too, and no name of an answer's gets between")
    func everywhere() async throws {
      let layout = judge.layout
      try copy.write(
        Self.library,
        """
        public final class Counter {
          public var count: Int
          public init(_ count: Int) { self.count = count }
        }
        """)
      for path in [layout.solution(step), layout.starter(step)] {
        try copy.edit(path, "func answer() -> Int", "func answer(_ counter: Counter) -> Int")
      }
      try copy.edit(layout.subject(step), "() -> Int", "(Counter) -> Int")
      try copy.edit(layout.subject(step), "/// What", "public import Vendor\n\n/// What")
      try copy.edit(
        layout.adapter(step), "Subject(answer: { \(step.module)::answer() })",
        "Subject(answer: { (counter: Vendor::Counter) in \(step.module)::answer(counter) })")
      try copy.edit(layout.adapter(step), "public import", "import Vendor\npublic import")
      try copy.edit(layout.checks(step), "subject.answer()", "subject.answer(Counter(41))")
      try copy.edit(layout.checks(step), "import Testing", "import Testing\nimport Vendor")
      let gate = "\(layout.checksFolder(step))/gates/synchronous-use.swift"
      try copy.edit(gate, "::answer()", "::answer(Counter(1))")
      try copy.edit(gate, "@testable", "import Vendor\n\n@testable")
      let right = try await judgement("counter.count + 1")
      #expect(right.status == .passed, "\(right)")
      #expect(try await judgement("counter.count").status == .failed)
      let own = try await judgement("42\n}\nfinal class Counter {\n  var count = 0")
      #expect(own.reasons == ["shadowing"], "\(own)")
    }

    @Test("What a judgement is remembered by, and the digest of the course, cover the neighbour")
    func remembered() async throws {
      try copy.write(Self.library, "public func count() -> Int { 42 }\n")
      try copy.edit(judge.layout.solution(step), "  question\n", "  count()\n")
      let grader = Grader(judge: judge, workers: 1)
      let solution = judge.layout.solution(step)
      let digest = try grader.courseDigest()
      #expect(try await judge.judge(step, answer: solution, .remembered).status == .passed)
      #expect(judge.remembersSolution(of: step))
      try copy.edit(Self.library, "42", "41")
      #expect(!judge.remembersSolution(of: step))
      #expect(try await judge.judge(step, answer: solution, .remembered).status == .failed)
      #expect(try grader.courseDigest() != digest)
    }

    @Test("Another mode is another neighbour")
    func otherMode() async throws {
      try copy.write(Self.library, "public var hands = 2\n")
      #expect(
        try await judge.judge(step, answer: judge.layout.solution(step), .remembered).status
          == .passed
      )
      var strict = step
      strict.neighbour?.mode = .bare
      await #expect(throws: Compiler.Refusal.self) {
        try await judge.judge(strict, answer: judge.layout.solution(step), .remembered)
      }
    }

    #if os(Linux)
    @Test("A callback that traps ends the program with one signal, in every run")
    func outcome() async throws {
      let copy = try TestCourse(only: "callback-that-traps")
      let step = try copy.step("callback-that-traps")
      let judge = try await copy.judge()
      #if arch(x86_64)
      let outcome = "Expectation failed: .success → .signal(SIGILL → 4)"
      #else
      let outcome = "Expectation failed: .success → .signal(SIGTRAP → 5)"
      #endif
      for _ in 0..<5 {
        let judgement = try await judge.judge(step, answer: copy.layout.starter(step), .inTurn)
        #expect(judgement.status == .failed, "\(judgement)")
        #expect(judgement.keys.first == step.starter.reason)
        let issues = judgement.checks.flatMap(\.issues).map(\.text)
        // Of six checks one lets no badge be read.
        #expect(issues.count == 5)
        #expect(Set(issues) == [outcome])
      }
    }
    #endif

    @Test("A prediction imports it, and may trap")
    func prediction() async throws {
      let program = judge.layout.predictionProgram(step)
      try copy.write(
        program,
        """
        import Vendor

        await withCheckedContinuation { done in
          callBack { @Sendable in done.resume() }
        }
        print("called")
        """)
      #expect(try await judge.settlePrediction(of: step).output == "called")
      try copy.edit(program, "@Sendable in ", "")
      let outcome = try await judge.settlePrediction(of: step)
      #expect(outcome.output == Prediction.traps)
      #expect(outcome.diagnostics?.contains("It ended with signal") == true)
      try copy.write(program, "import Foundation\n\nexit(3)\n")
      await #expect(throws: Prediction.Malformed.self) {
        try await judge.settlePrediction(of: step)
      }
    }

    @Test("A fence imports it, and may show what Swift 5 takes")
    func fences() async throws {
      let source = "import Vendor\n\nfunc wave() {\n  callBack {}\n}"
      #expect(try await judge.compileFence(source, mode: .app, isQuoted: false).ids.isEmpty)
      let other = try await judge.compileFence(
        source.replacingOccurrences(of: "import Vendor", with: ""), mode: .app, isQuoted: false)
      #expect(other.ids == ["cannot_find_in_scope"])
      let global = "public var hands = 2"
      #expect(try await judge.compileFence(global, mode: .swift5, isQuoted: false).ids.isEmpty)
      #expect(try await judge.compileFence(global, mode: .bare, isQuoted: false).ids.count == 1)
    }

    @Test("A stage's program uses the answer and its neighbour")
    func program() async throws {
      let layout = judge.layout
      let stage = layout.course.stage(of: step)
      try copy.write(
        layout.program(stage),
        """
        import ANeighbourAdapter
        import Vendor

        callBack { @Sendable in }
        print(ANeighbourAdapter::makeSubject().answer())
        """)
      #expect(try await judge.run(StageProgram(of: stage, in: layout)) == "42\n")
    }

    @Test("Race checks link it")
    func races() async throws {
      let layout = judge.layout
      try copy.write(
        layout.raceChecks(step),
        """
        import ANeighbourAdapter
        import Testing
        import Vendor

        @Suite("Races", .serialized)
        @MainActor struct Races {
          @Test("nothing races") func nothing() async {
            await withCheckedContinuation { done in callBack { @Sendable in done.resume() } }
            #expect(makeSubject().answer() == 42)
          }
        }
        """)
      let judgement = try await judge.judge(step, answer: layout.solution(step), .forRaces)
      #expect(judgement.status == .passed, "\(judgement)")
    }
  }
}
