import Foundation
import Testing
import WorkshopPolicy

@testable import WorkshopEngine

@Suite struct JudgementReportTests {
  let step: Course.Step
  let layout: CourseLayout

  init() throws {
    let course = try JSONDecoder().decode(Course.self, from: Data(CourseLoadingTests.sample.utf8))
    layout = CourseLayout(root: URL(fileURLWithPath: "/nowhere"), course: course)
    step = try course.step(named: "first-step")
  }

  private func report(_ judgement: Judgement, colour: Bool = false) -> String {
    let report = JudgementReport(layout: layout, style: Style(colour: colour))
    return report.full(
      judgement, of: step, answer: "Exercises/a.swift", isStarter: false, isNext: true)
      + report.summary(judgement, of: step)
  }

  /// Moves the cursor, sets the title, rings, clears, hides text behind a change of direction.
  static let hostile =
    "\u{1B}[2J\u{1B}]0;owned\u{07}\u{08}\u{0D}\u{9B}1A\u{7F}\u{202E}\u{2066}\u{00}"

  /// A judgement with hostile words in each place that a learner's code can fill.
  private func hostileJudgement(_ status: Judgement.Status) -> Judgement {
    var judgement = Judgement(step: step.id, status: status)
    judgement.findings = [
      PolicyFinding(
        rule: "sleeping", line: 1, column: 1, text: "sleep\(Self.hostile)", reason: "It sleeps.")
    ]
    judgement.diagnostics = .init(text: "a.swift:1:1: error: \(Self.hostile)", ids: ["id"])
    judgement.gates = [
      .init(
        name: "use", kind: .mustCompile, purpose: "it can be used", passed: false,
        path: "gates/use.swift", evidence: "error: \(Self.hostile)")
    ]
    judgement.checks = [
      .init(
        id: "works()", name: "It works", outcome: .failed,
        issues: [
          .init(text: "(\(Self.hostile)) == 1", comments: [Self.hostile], line: 1),
          // Without words of its own, an issue is shown with its place.
          .init(text: "(\(Self.hostile)) == 2", comments: [], file: Self.hostile, line: 2),
        ])
    ]
    judgement.explanation = "Fatal error: \(Self.hostile)"
    judgement.printed = "printed \(Self.hostile)"
    return judgement
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .format: true
    default: false
    }
  }

  @Test("Of many gates refused alike, the compiler's words are shown for two, and not all of them")
  func longEvidence() {
    var judgement = Judgement(step: step.id, status: .gate)
    judgement.gates = (1...4).map { number in
      .init(
        name: "use-\(number)", kind: .mustCompile, purpose: "use \(number)", passed: false,
        path: "gates/use-\(number).swift",
        evidence: (1...60).map { "gate \(number) line \($0)." }.joined(separator: "\n"))
    }
    let text = report(judgement)
    #expect((1...4).allSatisfy { text.contains("gates/use-\($0).swift") })
    #expect(text.contains("gate 1 line 1.") && text.contains("gate 2 line 1."))
    #expect(!text.contains("gate 3 line"))
    #expect(!text.contains("gate 1 line 60.") && text.contains("… 36 more lines"))
    #expect(text.contains("These lines are the gate's. What has to change is in your file."))
  }

  @Test("Nothing that an answer says moves the terminal", arguments: Judgement.Status.allCases)
  func noControlCharacters(status: Judgement.Status) {
    let text = report(hostileJudgement(status))
    #expect(!text.unicodeScalars.contains(where: Self.isControl))
  }

  @Test(
    "With colour, no escape sequence but a colour is let through",
    arguments: Judgement.Status.allCases)
  func onlyColours(status: Judgement.Status) {
    let text = report(hostileJudgement(status), colour: true)
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!text.unicodeScalars.contains(where: Self.isControl))
  }

  @Test("The compiler's own colours stay where there is colour")
  func compilerColours() {
    var judgement = Judgement(step: step.id, status: .doesNotBuild)
    judgement.diagnostics = .init(text: "\u{1B}[1;31merror\u{1B}[0m: no", ids: [])
    #expect(report(judgement, colour: true).contains("\u{1B}[1;31merror\u{1B}[0m: no"))
    #expect(!report(judgement).contains("\u{1B}"))
  }

  @Test(
    "Every status says which layer refused and what comes next",
    arguments: [
      (Judgement.Status.policy, "✗ policy"), (.doesNotBuild, "✗ build"), (.gate, "✗ gates"),
      (.failed, "✗ checks"), (.crashed, "✗ checks"), (.timedOut, "✗ checks"),
      (.tampered, "✗ checks"),
    ])
  func layers(status: Judgement.Status, words: String) {
    let text = report(hostileJudgement(status))
    #expect(text.contains(words))
    #expect(text.contains("./workshop hint first-step"))
  }

  @Test("What is skipped is neither passed nor failed, and the starter can be had back")
  func skipped() {
    let text = report(hostileJudgement(.skipped))
    #expect(text.contains("not judged"))
    #expect(!text.contains("✓"))
    #expect(text.contains("./workshop reset first-step"))
  }

  @Test("The compiler's words are unaltered")
  func unaltered() {
    var judgement = Judgement(step: step.id, status: .doesNotBuild)
    let words =
      "a.swift:3:5: error: sending 'image' risks causing data races\n  |   `- note:  two  blanks"
    judgement.diagnostics = .init(text: words + "\n", ids: [])
    #expect(report(judgement).contains(words))
  }

  @Test("Findings of one rule share its reason, and each place has its line")
  func findings() {
    var judgement = Judgement(step: step.id, status: .policy)
    judgement.findings = [3, 8].map {
      PolicyFinding(rule: "sleeping", line: $0, column: 1, text: "sleep", reason: "It sleeps.")
    }
    let text = report(judgement)
    #expect(text.matches(of: /It sleeps\./).count == 1)
    #expect(text.contains("lines 3, 8"))
  }

  @Test("Much that was printed is cut, and the cut is told")
  func muchPrinted() {
    var judgement = Judgement(step: step.id, status: .failed)
    judgement.printed = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let text = report(judgement)
    #expect(text.contains("line 12\n"))
    #expect(!text.contains("line 13"))
    #expect(text.contains("28 more lines"))
  }

  @Test("Prose is broken at the width; an indent stands before each line")
  func wraps() {
    let style = Style(colour: false, width: 40)
    let words = String(repeating: "word ", count: 30)
    let lines = style.wrap(words, indent: 4, hanging: 2).split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.count <= 40 && $0.hasPrefix("    ") })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("      word") })
    #expect(lines.joined().split(separator: " ").count == 30)
  }

  @Test("Colours take no column: coloured prose is broken where plain prose is")
  func wrapsColours() {
    let words = Array(repeating: "word", count: 30)
    func wrapped(colour: Bool) -> String {
      let style = Style(colour: colour, width: 40)
      return style.wrap(words.map(style.red).joined(separator: " "), indent: 2)
        .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(wrapped(colour: true) == wrapped(colour: false))
  }

  @Test(
    "A check's long title is broken at the width, and goes on below its first word",
    arguments: [Judgement.CheckResult.Outcome.passed, .failed, .leftOut], [false, true])
  func longTitle(outcome: Judgement.CheckResult.Outcome, colour: Bool) throws {
    var judgement = Judgement(step: step.id, status: .failed)
    let name = Array(repeating: "title", count: 20).joined(separator: " ")
    judgement.checks = [.init(id: "works()", name: name, outcome: outcome, issues: [])]
    let lines = report(judgement, colour: colour).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .split(separator: "\n").filter { $0.contains("title") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last?.hasPrefix("    title") == true)
  }

  @Test("While a file is watched, its reader is editing it: nothing says to edit or to check it")
  func watched() {
    for isStarter in [true, false] {
      let report = JudgementReport(layout: layout, style: Style(colour: false))
      let texts = [false, true].map {
        report.full(
          hostileJudgement(.failed), of: step, answer: "Exercises/a.swift", isStarter: isStarter,
          isNext: true, isWatched: $0)
      }
      #expect(texts[0].contains("Next:") && texts[0].contains(" hint first-step"))
      #expect(!texts[1].contains("Next:") && !texts[1].contains(" hint first-step"))
      #expect(!texts[1].contains("./workshop check"))
    }
  }

  @Test("A command stands on one line, to be copied", arguments: [40, 80])
  func commandsInOnePiece(width: Int) {
    var style = Style(colour: false, width: width)
    style.isCalledByMake = true
    let report = JudgementReport(layout: layout, style: style)
    let texts = [
      report.watching(step, answer: "Exercises/01-SingleThreaded/01-a.swift", at: "18:00:00"),
      report.full(
        hostileJudgement(.failed), of: step, answer: "a.swift", isStarter: true, isNext: false),
    ]
    for text in texts {
      let lines = text.split(separator: "\n")
        .filter { $0.contains("make ") || $0.contains("STEP=") }
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.count <= width && $0.contains(/make [a-z]+ STEP=first-step/) })
    }
  }

  @Test("Where a .turn file is offered, the report says what it holds and how to see it whole")
  func turnFiles() throws {
    let copy = try TestCourse(only: "load-roster")
    let step = try copy.step("load-roster")
    let text = JudgementReport(layout: copy.layout, style: Style(colour: false)).full(
      Judgement(step: step.id, status: .passed), of: step, answer: "a.swift", isStarter: false,
      isNext: true)
    let offered = text.matches(of: /\/([a-z-]+)\.turn/).map { String($0.1) }
    #expect(!offered.isEmpty)
    #expect(text.contains("“Your turn”"))
    for name in offered {
      #expect(text.split(separator: "\n").contains("    ./workshop answer load-roster \(name)"))
    }
  }

  @Test("Markdown keeps code as it stands")
  func markdown() {
    let text = Style(colour: false).rendered(
      markdown: "Some\nprose.\n\n```swift\n  let  x = 1\n```\n- item\n  more", indent: 2)
    #expect(text.contains("  Some prose."))
    #expect(text.contains("\n      let  x = 1"))
    #expect(!text.contains("```"))
  }
}
