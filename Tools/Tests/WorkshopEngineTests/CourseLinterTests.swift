import Foundation
import Synchronization
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// Of a suite of its own, whose tests get no copy of the course.
@Suite struct CourseLinterRuleTests {
  @Test("Every rule is broken by a test of its name", arguments: Complaint.Rule.allCases)
  func complete(rule: Complaint.Rule) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("CourseLinterTests") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(sources.contains { $0.contains("(only: .\(rule), of:") })
  }
}

extension Slow.Judging {
  /// Each rule, seen to catch one thing that is wrong in a copy of the course with one step.
  @Suite struct CourseLinterTests {
    let copy: TestCourse
    let step: Course.Step
    let checks: String
    let exercise: String
    let solution: String
    let starter: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      let layout = copy.layout
      checks = layout.checksFolder(step)
      (exercise, solution, starter) = (
        layout.exercise(step), layout.solution(step), layout.starter(step)
      )
    }

    func complaints() async throws -> [Complaint] {
      // Read anew: a test may have changed the list.
      let layout = try CourseLayout(root: copy.root)
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      return try await CourseLinter(judge: judge).run(layout.course.steps) { _, _, _ in }.complaints
    }

    /// Exactly this rule complains, of this path.
    func expect(
      only rule: Complaint.Rule, of path: String, among known: [Complaint]? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      let found = if let known { known } else { try await complaints() }
      #expect(
        Set(found.map(\.rule)) == [rule], "\(found.map { "\($0.rule) \($0.path) \($0.message)" })",
        sourceLocation: sourceLocation)
      #expect(found.contains { $0.path.hasPrefix(path) }, sourceLocation: sourceLocation)
      #expect(found.allSatisfy { !$0.message.isEmpty }, sourceLocation: sourceLocation)
    }

    /// Writes the starter, and the exercise that has to be the same.
    func editStarter(_ old: String, _ new: String) throws {
      for path in [starter, exercise] { try copy.edit(path, old, new) }
    }

    @Test("A given function that holds a variable of its caller while it is suspended")
    func heldAccess() async throws {
      let subject = copy.layout.subject(step)
      try copy.write(
        subject,
        try copy.read(subject) + "\npublic func fill(_ place: inout Int) async { place = 1 }\n")
      try await expect(only: .heldAccess, of: subject)
    }

    @Test("The copy as it is has no complaints, and everything in it was looked at")
    func unbroken() async throws {
      let findings = try await CourseLinter(judge: copy.judge())
        .run(copy.course.steps) { _, _, _ in }
      #expect(findings.complaints.isEmpty, "\(findings.complaints)")
      #expect(findings.solutions == 1)
      #expect(findings.mutants == copy.layout.mutants(step).count)
      #expect(findings.alternatives == copy.layout.alternatives(step).count)
      #expect(findings.files > findings.mutants + findings.alternatives)
    }

    @Test("missing-file: a file that the step needs is gone")
    func missingFile() async throws {
      try copy.remove("\(checks)/hints.md")
      try await expect(only: .missingFile, of: "\(checks)/hints.md")
    }

    @Test("A complaint is told before the answers are judged")
    func told() async throws {
      try copy.write("Solutions/01-SingleThreaded/notes.txt", "mine\n")
      let told = Mutex<[Complaint]>([])
      let toldAtFirst = Mutex<[Complaint]?>(nil)
      var linter = CourseLinter(judge: try await copy.judge())
      linter.tell = { complaints in told.withLock { $0 += complaints } }
      let findings = try await linter.run(copy.layout.course.steps) { _, _, _ in
        toldAtFirst.withLock { $0 = $0 ?? told.withLock { $0 } }
      }
      #expect(findings.complaints.map(\.rule) == [.strayFile])
      #expect(toldAtFirst.withLock { $0 } == findings.complaints)
    }

    @Test("stray-file: a file that no step has")
    func strayFile() async throws {
      try copy.write("Solutions/01-SingleThreaded/notes.txt", "mine\n")
      try await expect(only: .strayFile, of: "Solutions/01-SingleThreaded/notes.txt")
    }

    @Test("exercise-is-starter: the exercise was worked on")
    func exerciseIsStarter() async throws {
      try copy.write(exercise, copy.read(solution))
      try await expect(only: .exerciseIsStarter, of: exercise)
    }

    @Test("one-todo: a starter with two")
    func oneTodo() async throws {
      try editStarter("// TODO:", "// TODO: First.\n// TODO:")
      try await expect(only: .oneTodo, of: starter)
    }

    @Test("length: a starter of more lines than one reads at a glance")
    func length() async throws {
      let lines = (1...45).map { "\nlet filler\($0) = \($0)" }.joined()
      try editStarter("// MARK: - Your turn\n", "// MARK: - Your turn\n" + lines + "\n")
      try await expect(only: .length, of: starter)
    }

    @Test("goal: a goal of more words than one reads at once")
    func goal() async throws {
      let more = String(repeating: "// - The count stays as it was before the call.\n", count: 13)
      for path in [starter, exercise, solution] { try copy.edit(path, "// - ", more + "// - ") }
      try await expect(only: .goal, of: starter)
    }

    @Test("goal: a comment that lists no requirements")
    func goalIsNoList() async throws {
      for path in [starter, exercise, solution] { try copy.edit(path, "// Goal: ", "// ") }
      let linter = CourseLinter(judge: try await copy.judge())
      #expect(linter.textComplaints(step).map(\.rule) == [.goal])
    }

    @Test("region: a solution that differs where the learner does not work")
    func region() async throws {
      try copy.edit(solution, "  let name: String\n", "  let name: String  // The first name.\n")
      try await expect(only: .region, of: solution)
    }

    @Test("header: a mutant, an alternative and a gate that do not say what they are")
    func header() async throws {
      let path = try #require(copy.layout.alternatives(step).first)
      try copy.edit(path, "// differs: ", "// other: ")
      try await expect(only: .header, of: path)
    }

    @Test("header: a mutant without a layer, and a gate without a mode")
    func otherHeaders() async throws {
      let mutant = try #require(copy.layout.mutants(step).first)
      try copy.edit(mutant, "// refused by: ", "// refused: ")
      let linter = CourseLinter(judge: try await copy.judge())
      #expect(linter.textComplaints(step).map(\.path) == [mutant])
      let gate = try #require(copy.layout.gates(step).first)
      try copy.edit(gate, "// mode: ", "// mood: ")
      #expect(linter.textComplaints(step).map(\.path) == [mutant, gate])
      #expect(linter.textComplaints(step).allSatisfy { $0.rule == .header })
    }

    @Test("header: an alternative that would be left out where a machine cannot do something")
    func needsOfAlternative() async throws {
      let path = try #require(copy.layout.alternatives(step).first)
      let line = try #require(copy.read(path).split(separator: "\n").first)
      try copy.edit(path, "\(line)\n", "\(line)\n// needs: counting\n")
      try await expect(only: .header, of: path)
    }

    @Test("tally: fewer than two alternatives")
    func tally() async throws {
      for path in copy.layout.alternatives(step)
      where step.shows?.contains(path.fileStem) != true { try copy.remove(path) }
      try await expect(only: .tally, of: checks)
    }

    @Test("tally: fewer than three mutants, or too few that get past policy and build")
    func tallyOfMutants() async throws {
      let mutants = try copy.layout.mutants(step).map { path in
        (path: path, header: try #require(MutantHeader(firstLine: copy.read(path))))
      }
      for mutant in mutants where [.gates, .checks].contains(mutant.header.layer) {
        try copy.remove(mutant.path)
      }
      let linter = CourseLinter(judge: try await copy.judge())
      #expect(
        linter.textComplaints(step).contains { $0.message.contains("fewer than two mutants") })
      for path in copy.layout.mutants(step).dropFirst(2) { try copy.remove(path) }
      #expect(
        linter.textComplaints(step).contains { $0.message.contains("fewer than three mutants") })
    }

    @Test("hints: two tiers in place of three")
    func hints() async throws {
      try copy.edit("\(checks)/hints.md", "## Tier 3", "## The end")
      try await expect(only: .hints, of: "\(checks)/hints.md")
    }

    @Test("manifest: Package.swift lists other steps than Course.json")
    func manifest() async throws {
      try copy.edit("Package.swift", "settings: .app", "settings: .bare")
      try await expect(only: .manifest, of: "Package.swift")
    }

    @Test("documents: a link that leads nowhere")
    func documents() async throws {
      try copy.write("GUIDE.md", "Read [this](Exercises) and [that](Nowhere/that.md#part).\n")
      try await expect(only: .documents, of: "GUIDE.md")
    }

    @Test("documents: a table of all steps that says something else than the stages' pages")
    func documentsOfAllSteps() async throws {
      let table = StepTable.text(for: copy.course, in: copy.layout)
      #expect(table.contains("| [\(step.id)](01-SingleThreaded/\(step.fileStem).swift) |"))
      try copy.write(StepTable.document, table.replacing("| \(step.minutes) |", with: "| 1 |"))
      try await expect(only: .documents, of: StepTable.document)
    }

    @Test("documents: a stage's page that does not speak of a step")
    func documentsOfStage() async throws {
      let page = "Exercises/\(copy.course.stage(of: step).folder)/README.md"
      try copy.edit(page, step.id, "something")
      try await expect(only: .documents, of: page)
    }

    @Test("starter: it is refused for another reason than the course states")
    func starterReason() async throws {
      try copy.edit("Course.json", "step-attribute", "task-detached")
      try await expect(only: .starter, of: starter)
    }

    @Test("solution: it does not pass")
    func solutionFails() async throws {
      try copy.edit(solution, "employees.append(employee)", "_ = employee")
      try await expect(only: .solution, of: solution)
    }

    @Test("mutant: a wrong answer that is right")
    func mutantPasses() async throws {
      try copy.writeTurn(
        of: copy.read(solution), to: "\(checks)/mutants/right.turn",
        header: "// refused by: checks — it is not")
      try await expect(only: .mutant, of: "\(checks)/mutants/right.turn")
    }

    @Test("mutant: another layer than its first line names is the first to refuse it")
    func mutantOfAnotherLayer() async throws {
      try copy.writeTurn(
        of: copy.read(solution), to: "\(checks)/mutants/other.turn",
        header: "// refused by: checks — it is not", below: "let one: Int = \"\"")
      try await expect(only: .mutant, of: "\(checks)/mutants/other.turn")
    }

    @Test("alternative: a right answer that is refused")
    func alternativeFails() async throws {
      let source = try copy.read(solution).replacing(
        "employees.append(employee)", with: "_ = employee")
      try copy.writeTurn(
        of: source, to: "\(checks)/alternatives/wrong.turn", header: "// differs: it is wrong")
      try await expect(only: .alternative, of: "\(checks)/alternatives/wrong.turn")
    }

    @Test("whole: a file that could hold its turn alone, and one that does not say what it changes")
    func whole() async throws {
      let path = "\(checks)/alternatives/whole.swift"
      try copy.write(path, "// differs: nothing\n" + copy.read(solution))
      try await expect(only: .whole, of: path)
      try copy.edit(path, "  let name: String\n", "  let name: String  // The first.\n")
      try await expect(only: .whole, of: path)
      try copy.edit(path, "// differs: nothing\n", "// differs: nothing\n// whole: a comment\n")
      #expect(try await complaints().isEmpty)
    }

    @Test("An answer that cannot be put into its starter is named, and the step is not judged")
    func malformedFragment() async throws {
      let path = "\(checks)/alternatives/two-turns.turn"
      try copy.write(path, "// differs: twice\n// MARK: - Your turn\n// MARK: - Your turn\n")
      try await expect(only: .missingFile, of: path)
    }

    @Test("idle: a gate that refuses no mutant")
    func idle() async throws {
      try copy.write(
        "\(checks)/gates/idle.swift",
        """
        // must compile: anything does
        // mode: app
        @testable import \(step.module)

        let nothingOfInterest = 1

        """)
      try await expect(only: .idle, of: "\(checks)/gates/idle.swift")
    }

    @Test("idle: a check that refuses no mutant, in a file of its own")
    func idleCheck() async throws {
      try copy.write(
        "\(checks)/Checks+Idle.swift",
        """
        import Testing

        extension \(step.module)Checks {
          @Test("Nothing is asked")
          func nothing() {}
        }

        """)
      try await expect(only: .idle, of: "\(checks)/Checks+Idle.swift")
    }
  }
}
