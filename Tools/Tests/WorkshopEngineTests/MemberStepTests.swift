import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// A step whose answer is one file of a module, with a budget for the whole of it.
  @Suite struct MemberStepTests {
    static let module = "Support/Members/RosterKit"

    let copy: TestCourse
    /// The index of its stage.
    let stage: Int
    let judge: Judge
    let step: Course.Step
    let solution: String

    init() async throws {
      copy = try TestCourse(only: "design-sendable-first")
      // Our solution of the step before it, which the copy does not have.
      let log = "Solutions/12-Migration/01-minimal-to-complete.swift"
      try copy.write(
        "\(Self.module)/RosterLog.swift",
        String(contentsOf: TestCourse.repository.appendingPathComponent(log), encoding: .utf8))
      judge = try await copy.judge()
      step = try copy.step("design-sendable-first")
      stage = try #require(copy.course.stages.firstIndex { $0.number == 12 })
      solution = try copy.read(copy.layout.solution(step))
    }

    private func judgement(_ source: String, step: Course.Step? = nil) async throws -> Judgement {
      let step = step ?? self.step
      try copy.write(copy.layout.exercise(step), source)
      return try await judge.judge(step, answer: copy.layout.exercise(step))
    }

    @Test("A starter may be as long as a file of a module is, and no longer")
    func length() throws {
      let starter = copy.layout.starter(step)
      let text = try copy.read(starter)
      let code = text.split(separator: "\n").count {
        !$0.drop { $0 == " " }.hasPrefix("//")
      }
      func complaints(lines: Int) throws -> [Complaint.Rule] {
        let more = (code..<lines).map { "let filler\($0) = \($0)\n" }.joined()
        for path in [starter, copy.layout.exercise(step)] { try copy.write(path, text + more) }
        return CourseLinter(judge: judge).textComplaints(step).map(\.rule)
      }
      #expect(try complaints(lines: 90) == [])
      #expect(try complaints(lines: 91) == [.length])
    }

    @Test("The starter is refused by its budget: which id, how many, the ceiling, and where")
    func counts() async throws {
      let layout = copy.layout
      for judgement in [
        try await judge.judge(step, answer: layout.starter(step)),
        try await judge.judge(step, answer: layout.starter(step), .inTurn),
      ] {
        #expect(judgement.status == .gate)
        let refused = judgement.gates.filter { !$0.passed && $0.kind == .withinBudget }
        #expect(
          refused.map(\.name) == [
            "implicit_non_sendable_capture", "non_sendable_capture",
            "regionbasedisolation_named_send_yields_race", "shared_immutable_state_decl",
          ])
        let captures = try #require(refused.first { $0.name == "non_sendable_capture" })
        #expect(captures.purpose == "at most 18 warnings [non_sendable_capture]")
        let lines = try #require(captures.evidence).split(separator: "\n")
        #expect(lines.count == 27)
        #expect(lines.first == "26 in the module:")
        // What names a type of the learner's stands before what does not.
        #expect(
          lines[1].hasPrefix(
            "\(Self.module)/PhotoCache.swift:18:30: warning: capture of 'employee'"))
        let shared = try #require(refused.last?.evidence).split(separator: "\n")
        #expect(shared[1].contains("12-Migration/02-design-sendable-first"), "\(shared)")
        #expect(!shared.joined().contains("["))
      }
    }

    @Test("Warnings of types and of regions are counted at once, and none is an error")
    func bothLevels() async throws {
      let request = judge.answerRequest(
        step, answer: copy.layout.starter(step), imports: try await judge.companions(of: step))
      #expect(!judge.compiler.languageArguments(request).contains("-warnings-as-errors"))
      let ids = Set(
        CompilerDiagnostic.all(in: try await judge.compiler.warnings(request)).map(\.id))
      #expect(ids.contains("non_sendable_capture"))
      #expect(ids.contains("regionbasedisolation_named_send_yields_race"))
    }

    @Test("A ceiling holds to the last finding")
    func ceiling() async throws {
      let step = step
      #expect(try await judgement(solution).status == .passed)
      var tighter = step
      tighter.budget?["non_sendable_capture"] = 16
      let refused = try await judgement(solution, step: tighter)
      #expect(refused.status == .gate)
      #expect(refused.reasons == ["non_sendable_capture"])
      tighter.budget?["non_sendable_capture"] = nil
      #expect(try await judgement(solution, step: tighter).reasons == ["non_sendable_capture"])
    }

    @Test("A warning that the budget does not name has no room")
    func otherWarning() async throws {
      let unused = "\nfunc unused() {\n  var number = 1\n}\n"
      let judgement = try await judgement(solution + unused)
      #expect(judgement.status == .gate)
      #expect(judgement.reasons.count == 1)
      let evidence = try #require(judgement.gates.first { !$0.passed }?.evidence)
      #expect(evidence.hasPrefix("1 in the module:\n\(copy.layout.exercise(step)):"), "\(evidence)")
    }

    @Test("A type error does not build, and its words leave the module's warnings out")
    func typeError() async throws {
      let judgement = try await judgement(
        solution.replacingOccurrences(of: "let id: Int", with: "let id: String"))
      #expect(judgement.status == .doesNotBuild)
      let words = try #require(judgement.diagnostics?.text)
      #expect(words.hasPrefix(copy.layout.exercise(step)), "\(words)")
      #expect(words.contains("\(Self.module)/PhotoCache.swift"))
      #expect(!words.contains("warning:"))
      #expect(judgement.diagnostics?.ids.isEmpty == false)
    }

    @Test("A rule with a ceiling is counted over the given files too")
    func rules() async throws {
      let judgement = try await judgement(
        solution.replacingOccurrences(
          of: "Hashable, Sendable", with: "Hashable, @unchecked Sendable"))
      #expect(judgement.status == .gate)
      #expect(judgement.reasons == ["unchecked-sendable"])
      let evidence = try #require(judgement.gates.first { !$0.passed }?.evidence)
      #expect(evidence.hasPrefix("2 in the module:\n\(copy.layout.exercise(step)):"), "\(evidence)")
      #expect(evidence.contains("\(Self.module)/RosterStore.swift"))
    }

    @Test("The object that is searched is the learner's own")
    func objects() async throws {
      let request = judge.answerRequest(
        step, answer: copy.layout.solution(step), imports: try await judge.companions(of: step))
      let objects = try await judge.compiler.objects(request)
      #expect(objects.count == request.sources.count)
      func findings(_ object: String) throws -> Int {
        try judge.symbolFindings(step, object: object, source: solution).count
      }
      #if os(Linux)
      #expect(try findings(objects[0]) == 0)
      #expect(
        try objects.dropFirst().contains { try findings($0) > 0 }, "the given files use queues")
      #endif
    }

    @Test("A change of a given file is judged anew")
    func givenChanges() async throws {
      let answer = copy.layout.solution(step)
      #expect(try await judge.judge(step, answer: answer, .remembered).status == .passed)
      try copy.edit(
        "\(Self.module)/RosterLog.swift", "nonisolated public var logLevel",
        "public var level = 0\nnonisolated public var logLevel")
      let judgement = try await judge.judge(step, answer: answer, .remembered)
      #expect(judgement.reasons == ["shared_mutable_state_decl"])
    }

    @Test("A later step is given our solution of an earlier one")
    func laterStep() async throws {
      var course = copy.course
      var later = step
      later.id = "a-later-step"
      later.number = 3
      later.member?.file = "PhotoCache.swift"
      course.stages[stage].steps.append(later)
      let layout = CourseLayout(root: copy.root, course: course)
      #expect(layout.givenMembers(later).first == layout.solution(step))
      #expect(layout.givenMembers(step).contains("\(Self.module)/PhotoCache.swift"))
      #expect(layout.predecessor(ofFile: "Employee.swift", in: later) == layout.solution(step))
      #expect(
        layout.memberLinks(later).first?.target == "../../../\(layout.solution(step))")
    }

    @Test("The linter finds a budget that does not fall, another beginning, and a wrong link")
    func linter() async throws {
      var course = copy.course
      var later = step
      later.id = "a-later-step"
      later.number = 3
      course.stages[stage].steps.append(later)
      let layout = CourseLayout(root: copy.root, course: course)
      try copy.write(layout.starter(later), try copy.read(layout.starter(step)))
      let linter = CourseLinter(
        judge: Judge(
          layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache))
      #expect(try await linter.memberComplaints([step]).isEmpty)
      let strays = try await CourseLinter(judge: judge).courseComplaints()
        .filter { $0.rule == .strayFile }
      // The links and the module's files belong to the step; what was written above does not.
      #expect(strays.map(\.path) == [layout.starter(later)])
      let complaints = try await linter.memberComplaints([later])
      #expect(Set(complaints.map(\.rule)) == [.budget, .member])
      #expect(complaints.contains { $0.path == layout.starter(later) })
      #expect(complaints.contains { $0.message.contains("it is no link to") })
      // Another mode is another table.
      later.mode = .bare
      course.stages[stage].steps[1] = later
      let other = CourseLinter(
        judge: Judge(
          layout: CourseLayout(root: copy.root, course: course),
          toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache))
      #expect(try await other.memberComplaints([later]).allSatisfy { $0.rule == .member })
    }

    @Test("Course.json refuses members and budgets that mean nothing")
    func contradictions() throws {
      func refused(_ change: (inout Course.Step) -> Void) -> String {
        var course = copy.course
        change(&course.stages[stage].steps[0])
        do {
          try course.refuseContradictions()
          return ""
        } catch {
          return "\(error)"
        }
      }
      #expect(refused { _ in }.isEmpty)
      #expect(refused { $0.budget = nil }.contains("has no budget"))
      #expect(refused { $0.member = nil }.contains("is none of an answer's"))
      #expect(
        refused {
          $0.member = nil
          $0.mode = .bare
        }.contains("only a member's step can"))
      let unknown = refused { $0.budget?["captures"] = 1 }
      #expect(unknown.contains("no diagnostic id and no rule"))
      let negative = refused { $0.budget?["non_sendable_capture"] = -1 }
      #expect(negative.contains("has -1"))
      let path = refused { $0.member?.file = "../Employee.swift" }
      #expect(path.contains("the name of a Swift file"))
    }

    @Test(
      "new-step writes a module that is refused by its budget, and a step of a module that is there"
    )
    func template() async throws {
      _ = try StepTemplate(
        id: "a-member", number: 90, title: "A member", mode: .complete,
        member: .init(module: "Pair", file: "Answer.swift")
      ).add(to: copy.layout, stage: "12")
      let layout = try CourseLayout(root: copy.root)
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      let new = try layout.course.step(named: "a-member")
      let starter = try await judge.judge(new, answer: layout.starter(new))
      #expect(starter.status == .gate)
      #expect(starter.reasons == ["shared_mutable_state_decl"], "\(starter)")
      #expect(try await judge.judge(new, answer: layout.solution(new)).status == .passed)
      for path in layout.alternatives(new) {
        #expect(try await judge.judge(new, answer: path).status == .passed)
      }
      for path in layout.mutants(new) {
        #expect(try await judge.judge(new, answer: path).refusingLayer == .checks)
      }
      #expect(try await CourseLinter(judge: judge).memberComplaints([new]).isEmpty)

      _ = try StepTemplate(
        id: "another-member", number: 91, title: "Another", mode: .complete,
        member: .init(module: "RosterKit", file: "PhotoCache.swift")
      ).add(to: layout, stage: "12")
      let grown = try CourseLayout(root: copy.root)
      let other = try grown.course.step(named: "another-member")
      #expect(other.budget == step.budget)
      let linter = CourseLinter(
        judge: Judge(
          layout: grown, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache))
      #expect(try await linter.memberComplaints([other]).map(\.rule) == [.budget])
      // The file has queues, which its lesson will allow.
      var allowing = other
      allowing.allows = ["dispatch"]
      let judgement = try await linter.judge.judge(allowing, answer: grown.starter(other))
      #expect(judgement.status == .passed, "\(judgement)")
    }
  }
}
