import Foundation
import Synchronization
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// Of a suite of its own, whose tests get no copy of the course.
@Suite struct CourseLinterRuleTests {
  @Test("Every rule is broken by a test of its name", arguments: Complaint.Rule.allCases)
  func complete(rule: Complaint.Rule) throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(source.contains("(only: .\(rule), of:"))
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

    private func complaints() async throws -> [Complaint] {
      // Read anew: a test may have changed the list.
      let layout = try CourseLayout(root: copy.root)
      let judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      return try await CourseLinter(judge: judge).run(layout.course.steps) { _, _, _ in }.complaints
    }

    /// Exactly this rule complains, of this path.
    private func expect(
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
    private func editStarter(_ old: String, _ new: String) throws {
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

    @Test("claims: a place is not there, does not say the words, or is not named")
    func claims() async throws {
      let proof = "`\(checks)/Checks.swift`: “import  Testing”"
      func write(_ cell: String) throws {
        try copy.write(
          ClaimTable.document,
          "# Claims\n\n| claim | proved by |\n| --- | --- |\n| It is so | \(cell) |\n")
      }
      try write("\(proof); `\(exercise)`")
      #expect(try await complaints().isEmpty)
      for cell in [
        "`Checks/nowhere.swift`", "\(proof), “no such words”", "the lesson", "\(proof); `a`",
      ] {
        try write(cell)
        try await expect(only: .claims, of: "\(ClaimTable.document):5")
      }
    }

    @Test("diagnostics: a gate names one that is not explained")
    func diagnostics() async throws {
      try copy.write("\(CourseLayout.diagnostics)/README.md", "# Diagnostics\n")
      let hints = copy.layout.hints(step)
      try copy.write(hints, copy.read(hints) + "\n## When [no_such_diagnostic]\n\nLook there.\n")
      let known = try await complaints()
      #expect(known.contains { $0.message.contains("no_such_diagnostic, and there is no") })
      try await expect(only: .diagnostics, of: "Checks/", among: known)
    }

    @Test("modes: a table is not what running shows, or has no code before it")
    func modes() async throws {
      let page = "Exercises/\(copy.layout.course.stage(of: step).folder)/README.md"
      let text = try copy.read(page)
      let code = "func f() async {}\nawait f()\nprint(\"done\")"
      let table = try await copy.judge().compareModes(ofCode: code).markdown
      #expect(table.contains("| app mode | nothing | `done` |"))
      let fence = "```swift mode=app\n\(code)\n```\n\n<!-- modes -->\n\n\(table)\n"
      try copy.write(page, "\(text)\n\(fence)")
      #expect(try await complaints().isEmpty)
      try copy.edit(page, "| app mode | nothing |", "| app mode | 1 error |")
      try await expect(only: .modes, of: page)
      try copy.write(page, "<!-- modes -->\n\n\(text)")
      try await expect(only: .modes, of: page)
    }

    @Test("prediction: no choice says what running shows")
    func prediction() async throws {
      let program = try copy.read("\(checks)/prediction.swift")
      let shown = "print(\"something that no choice says\")\n"
      try copy.edit("\(checks)/prediction.md", program, shown)
      try copy.write("\(checks)/prediction.swift", shown)
      try await expect(only: .prediction, of: "\(checks)/prediction.md")
    }

    @Test("prediction: the site's quiz marks another choice than the one that running shows")
    func quizAnswer() async throws {
      let path = "Docs/Site/Answers.json"
      try copy.write(path, "{}")
      try await expect(only: .prediction, of: path)
    }

    @Test("prediction: the program does not build, and no choice names why")
    func predictionDoesNotBuild() async throws {
      let program = try copy.read("\(checks)/prediction.swift")
      let shown = "let a: Int = [1]\n" + program
      try copy.edit("\(checks)/prediction.md", program, shown)
      try copy.write("\(checks)/prediction.swift", shown)
      let text = try copy.read("\(checks)/prediction.md")
      try copy.write("\(checks)/prediction.md", text + "- `does not build`: You expect that.\n")
      try await expect(only: .prediction, of: "\(checks)/prediction.md")
    }

    @Test("prediction: no choice of a question for later says what running shows")
    func review() async throws {
      let program = try copy.read("\(checks)/review.swift")
      let shown = "print(\"something that no choice says\")\n"
      try copy.edit("\(checks)/review.md", program, shown)
      try copy.write("\(checks)/review.swift", shown)
      try await expect(only: .prediction, of: "\(checks)/review.md")
      try copy.remove("\(checks)/review.swift")
      try await expect(only: .missingFile, of: "\(checks)/review.swift")
    }

    @Test("translation: of an older text, with other code, choices, keys or words, or of no page")
    func translation() async throws {
      let layout = copy.layout
      let pages = [layout.hints(step), layout.prediction(step)]
      func translate(_ page: String, _ change: (String) -> String = { $0 }) throws {
        let text = try copy.read(page)
        try copy.write(
          "Translations/de/\(page)",
          "\(change(text))\n\(Translation.origin(of: page, text: text))\n")
      }
      for page in pages { try translate(page) }
      try copy.write("Translations/de/words.json", #"{"next": "Weiter:"}"#)
      #expect(try await complaints().isEmpty)

      try translate(pages[0]) { $0.replacing("## Tier 3", with: "## Stufe 3") }
      try await expect(only: .translation, of: "Translations/de/\(pages[0])")
      try translate(pages[0]) { $0.replacing("## When [", with: "## When [x_y_") }
      try await expect(only: .translation, of: "Translations/de/\(pages[0])")
      try translate(pages[0])
      try translate(pages[1]) { $0.replacing("- `class: none", with: "- `class: keine") }
      try await expect(only: .translation, of: "Translations/de/\(pages[1])")
      try translate(pages[1]) { $0.replacing("```swift mode=app", with: "```swift mode=bare") }
      try await expect(only: .translation, of: "Translations/de/\(pages[1])")
      try copy.write("Translations/de/\(pages[1])", "# Of an older text\n")
      try await expect(only: .translation, of: "Translations/de/\(pages[1])")
      try copy.remove("Translations/de/\(pages[1])")
      for words in [#"{"nexxt": "Weiter:"}"#, #"{"next": "Weiter: {mode}"}"#, "[]"] {
        try copy.write("Translations/de/words.json", words)
        try await expect(only: .translation, of: "Translations/de/words.json")
      }
      try copy.remove("Translations/de/words.json")
      let names = "Translations/de/\(layout.checksFolder(step))/names.json"
      for text in [
        "[]", #"{"none()": {"english": "None", "text": "Keine"}}"#,
        #"{"hiring()": {"english": "Of an older check", "text": "Einstellen"}}"#,
      ] {
        try copy.write(names, text)
        try await expect(only: .translation, of: names)
      }
      try copy.remove(names)
      try copy.write("Translations/de/Exercises/none.md", "# Of nothing\n")
      try await expect(only: .translation, of: "Translations/de/Exercises/none.md")
    }

    @Test(
      "prediction: a mixed review's fault is not seen, or its program prints something else when it is mended"
    )
    func mixedReview() async throws {
      let folder = copy.layout.mixedReviewFolder(copy.course.stage(of: step))
      let code = "print(1)  // [1]\nprint(2)  // [2]\nprint(3)  // [3]\n"
      let text = """
        # Which?

        ```swift mode=app
        \(code)```

        ```text
        4
        5
        6
        ```

        - `1` fault (\(sampleStep)) `1`: one
        - `2` fault (\(sampleStep)) `2`: two
        - `3` fault (\(sampleStep)) `3`: three

        """
      try copy.write("\(folder)/review.md", text)
      try copy.write("\(folder)/faulty.swift", code)
      try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(6)\n")
      #expect(try await complaints().isEmpty)
      try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(7)\n")
      try await expect(only: .prediction, of: "\(folder)/review.md")
      try copy.write("\(folder)/mended.swift", "print(4)\nprint(5)\nprint(6)\n")
      try copy.edit("\(folder)/review.md", ") `3`", ") `9`")
      try await expect(only: .prediction, of: "\(folder)/review.md")
    }

    @Test("prediction: the code it shows is not its program")
    func predictionShowsOther() async throws {
      let program = try copy.read("\(checks)/prediction.swift")
      try copy.write("\(checks)/prediction.swift", "// Another.\n" + program)
      try await expect(only: .prediction, of: "\(checks)/prediction.md")
    }

    @Test(
      "fence: code in a text that does not compile as it says",
      arguments: [
        "```swift\nlet a = 1\n```\n",
        "```swift mode=apple\nlet a = 1\n```\n",
        "```swift mode=app eror=x\nlet a = 1\n```\n",
        "```swift mode=app\nlet a: Int = \"\"\n```\n",
        "```swift mode=app error=cannot_find_in_scope\nlet a = 1\n```\n",
        "```swift mode=app error=cannot_convert_initializer_value\nlet a: Int = \"\"\n```\n"
          + "```diagnostic\nerror: nobody says this\n```\n",
        "```diagnostic\nerror: without code\n```\n",
      ])
    func fence(text: String) async throws {
      try copy.write("GUIDE.md", "A text.\n\n" + text)
      try await expect(only: .fence, of: "GUIDE.md:3")
    }

    @Test("A text whose code and diagnostic are true has no complaint")
    func trueFence() async throws {
      try copy.write(
        "GUIDE.md",
        """
        ```swift mode=app error=cannot_convert_initializer_value
        let a: Int = ""
        ```
        ```diagnostic
        error: cannot convert value of type 'String' to specified type 'Int'
        ```
        ```swift mode=none
        not code at all
        ```

        """)
      #expect(try await complaints().isEmpty)
    }

    @Test(
      "program: what a stage ends with prints something else than its page shows, or traps",
      arguments: ["print(\"hello\")", "fatalError()", "let a: Int = \"\""])
    func program(code: String) async throws {
      let stage = copy.course.stage(of: step)
      let page = "Exercises/\(stage.folder)/README.md"
      let text = try copy.read(page)
      let end = text.range(of: "```output")?.lowerBound ?? text.endIndex
      try copy.write(page, String(text[..<end]))
      try copy.write(copy.layout.program(stage), "print(\"good morning\")\n")
      try await expect(only: .program, of: page)
      try copy.write(page, copy.read(page) + "\n```output\ngood morning\n```\n")
      #expect(try await complaints().isEmpty)
      try copy.write(copy.layout.program(stage), code + "\n")
      let found = try await complaints()
      #expect(found.map(\.rule) == [.program], "\(found)")
    }

    @Test(
      "playground: a page is not listed, is not there, does not build or does not come to its end")
    func playground() async throws {
      let stage = copy.course.stage(of: step)
      let pages = try copy.addPlayground()
      let before = try await complaints()
      #expect(before.isEmpty, "\(before)")
      let contents = "\(copy.layout.playground(stage))/contents.xcplayground"
      let list = try copy.read(contents)
      try copy.write(contents, list.replacing(pages[1].id, with: "gone"))
      let found = try await complaints()
      #expect(found.map(\.rule) == [.playground, .playground], "\(found)")
      try copy.write(contents, list)
      for line in ["let a: Int = \"\"", "fatalError()"] {
        let source = try copy.read(pages[0].path)
        try copy.write(pages[0].path, source + line + "\n")
        try await expect(only: .playground, of: pages[0].path)
        try copy.write(pages[0].path, source)
      }
    }

    @Test("slide: a slide holds more than it shows, or none can be made")
    func slide() async throws {
      func put(_ script: String) throws {
        try copy.write("Tools/slides", "#!/bin/sh\n[ \"$1\" = --look ] || exit 2\n\(script)\n")
        chmod(copy.layout.url("Tools/slides").path, 0o755)
      }
      try put("echo slides stage-5 120")
      try await expect(only: .slide, of: "slides.html#stage-5")
      try put("exit 1")
      try await expect(only: .slide, of: "Tools/slides")
      try put("exit 3")
      let findings = try await CourseLinter(judge: copy.judge())
        .run(copy.course.steps) { _, _, _ in }
      #expect(findings.complaints.isEmpty)
      #expect(findings.unseen.count == 1)
    }

    /// Gives the step a module beside its answer.
    private func addNeighbour(_ source: String?) throws {
      var course = copy.course
      let index = try #require(course.stages.firstIndex { !$0.steps.isEmpty })
      course.stages[index].steps[0].neighbour = .init(module: "Vendor", mode: .swift5)
      try copy.write("Course.json", course.text)
      try copy.write(
        "Package.swift", PackageManifest.updated(copy.read("Package.swift"), for: course))
      if let source { try copy.write("Support/Neighbours/Vendor/Vendor.swift", source) }
    }

    @Test("neighbour: a module beside an answer has warnings in its own mode, or does not compile")
    func neighbour() async throws {
      try addNeighbour("public func wave() {}\n")
      #expect(try await complaints().isEmpty)
      // Swift 6 refuses that.
      try addNeighbour("public var hands = 2\n")
      #expect(try await complaints().isEmpty)
      try addNeighbour("public func wave() {\n  let hands = 2\n}\n")
      try await expect(only: .neighbour, of: "Support/Neighbours/Vendor")
      try addNeighbour("public func wave() -> Int {}\n")
      try await expect(only: .neighbour, of: "Support/Neighbours/Vendor")
    }

    @Test("member, budget: a member's starter is another file, and its ceilings do not fall")
    func member() async throws {
      let copy = try TestCourse(only: "design-sendable-first")
      let step = try copy.step("design-sendable-first")
      func complaints(_ course: Course, about step: Course.Step) async throws -> [Complaint] {
        let judge = Judge(
          layout: CourseLayout(root: copy.root, course: course),
          toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
        return try await CourseLinter(judge: judge).memberComplaints([step])
      }
      #expect(try await complaints(copy.course, about: step).isEmpty)
      let file = "Support/Members/RosterKit/Employee.swift"
      try copy.edit(file, "public let id", "public var id")
      let other = try await complaints(copy.course, about: step)
      try await expect(only: .member, of: copy.layout.starter(step), among: other)

      // A step that goes on with another file, and has room for as much.
      var course = copy.course
      var later = step
      (later.id, later.number) = ("a-later-step", 3)
      later.member?.file = "RosterLog.swift"
      let index = try #require(course.stages.firstIndex { $0.number == 12 })
      course.stages[index].steps.append(later)
      let layout = CourseLayout(root: copy.root, course: course)
      try copy.write(layout.starter(later), copy.read("Support/Members/RosterKit/RosterLog.swift"))
      _ = try layout.writeMemberLinks(later)
      let equal = try await complaints(course, about: later)
      try await expect(only: .budget, of: "Course.json", among: equal)
      later.budget?["non_sendable_capture"] = 14
      #expect(try await complaints(course, about: later).isEmpty)
    }

    @Test("route: a meeting that is longer than its time")
    func route() async throws {
      var course = copy.course
      course.routes = [
        .init(
          id: "short", title: "Short",
          meetings: [.init(title: "Five minutes", minutes: 5, steps: [step.id])])
      ]
      try copy.write("Course.json", course.text)
      try await expect(only: .route, of: "Course.json")
    }

    @Test("minutes: a class took another time than the course says")
    func minutes() async throws {
      for name in ["a", "b", "c"] {
        try copy.write(
          "class/\(name).json",
          #"{"steps": [{"id": "\#(step.id)", "state": "passed", "seconds": 3600}]}"#)
      }
      let times = try MeasuredTimes(folder: copy.layout.url("class"))
      let found = CourseLinter(judge: try await copy.judge()).minutesComplaints(times)
      try await expect(only: .minutes, of: "Course.json", among: found)
    }

    @Test("missing-file, stray-file: a neighbour without sources, and sources of no neighbour")
    func neighbourFiles() async throws {
      try copy.write("Support/Neighbours/Nobody/Nobody.swift", "")
      try await expect(only: .strayFile, of: "Support/Neighbours/Nobody/Nobody.swift")
      try copy.remove("Support/Neighbours/Nobody")
      try addNeighbour(nil)
      try await expect(only: .missingFile, of: "Support/Neighbours/Vendor")
      try addNeighbour("public func wave() {}\n")
      // SwiftPM would compile it, and the command would not.
      try copy.write("Support/Neighbours/Vendor/Hands/Hand.swift", "")
      try await expect(only: .strayFile, of: "Support/Neighbours/Vendor/Hands/Hand.swift")
    }

    @Test("format: a file that swift-format would change")
    func format() async throws {
      let path = try #require(copy.layout.alternatives(step).first)
      try copy.write(path, copy.read(path) + "\nlet   unformatted=1\n")
      try await expect(only: .format, of: path)
    }
  }
}
