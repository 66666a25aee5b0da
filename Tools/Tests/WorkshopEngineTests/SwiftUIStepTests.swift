import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Judging {
  /// A step whose answer is a view, as `new-step --swiftui` writes it.
  @Suite struct SwiftUIStepTests {
    let copy: TestCourse
    let judge: Judge
    let step: Course.Step

    init() async throws {
      copy = try TestCourse(only: sampleStep)
      let layout = try copy.addViewStep()
      judge = Judge(
        layout: layout, toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache)
      step = try layout.course.step(named: "a-view")
    }

    private func judgement(_ body: String, before: String = "") async throws -> Judgement {
      let solution = try copy.read(judge.layout.solution(step))
      try copy.write(
        judge.layout.exercise(step),
        solution.replacingOccurrences(of: "Text(\"\\(question)\")", with: body)
          .replacingOccurrences(of: "let question", with: before + "let question"))
      return try await judge.judge(step, answer: judge.layout.exercise(step))
    }

    @Test("The skeleton's starter fails its check, and its solution passes every layer")
    func skeleton() async throws {
      let starter = try await judge.judge(step, answer: judge.layout.starter(step))
      #expect(starter.status == .failed, "\(starter)")
      #expect(starter.reasons == ["the answer is 42"])
      let solution = try await judge.judge(step, answer: judge.layout.solution(step))
      #expect(solution.status == .passed, "\(solution)")
      #expect(solution.gates.map(\.passed) == [true])
    }

    @Test("The macros that come with views are expanded, and their code is checked")
    func macros() async throws {
      let entry = "\n\nextension EnvironmentValues {\n  @Entry var depth = 1\n}\n"
      func append(_ code: String) async throws -> Judgement {
        let solution = try copy.read(judge.layout.solution(step))
        try copy.write(judge.layout.exercise(step), solution + entry + code)
        return try await judge.judge(step, answer: judge.layout.exercise(step))
      }
      let right = try await append("#Preview { Text(\"a\").environment(\\.depth, 2) }\n")
      #expect(right.status == .passed, "\(right)")
      let wrong = try await append("#Preview { Text(\"a\").environment(\\.depth, \"b\") }\n")
      #expect(wrong.status == .doesNotBuild, "\(wrong)")
    }

    /// The check sees the screen of an older system.
    private func askForFallback() throws {
      try copy.edit(
        judge.layout.checks(step), "let host = subject.makeHost()",
        "OSLevel.current = 18\n    let host = subject.makeHost()")
    }

    private let branches = """
      VStack {
            if #available(iOS 26, *) { Spacer() } else { Text("\\(question)") }
          }
      """

    @Test("A check that sets an older system sees the branch that #available leaves for it")
    func fallback() async throws {
      let new = try await judgement(branches)
      #expect(new.status == .failed, "\(new)")
      try askForFallback()
      let old = try await judgement(branches)
      #expect(old.status == .passed, "\(old)")
      let copied = try await judge.judge(step, answer: judge.layout.exercise(step), .inTurn)
      #expect(copied.status == .passed, "\(copied)")
    }

    @Test("A function that returns other types behind #available is judged as it stands")
    func otherTypes() async throws {
      let judgement = try await judgement(
        "other()",
        before: """
          func other() -> some View {
            if #available(iOS 26, *) { return Text("42") } else { return Spacer() }
          }

          """)
      #expect(judgement.status == .passed, "\(judgement)")
    }

    @Test(
      "Diagnostics of a file with a condition have its path, places and words",
      arguments: [
        ("", "VStack { if #available(iOS 26, *) { Text(1, 2, 3) } }", "21:45: error"),
        // What region analysis finds, the module's compiler does not see: it is said of the copy.
        (
          """
          nonisolated final class Counter { var count = 0 }
          @concurrent func read(_ counter: Counter) async {}
          func both(_ counter: Counter) async {
            if #available(iOS 26, *) { await read(counter) }
          }

          """, "Text(\"\")", "18:36: error"
        ),
      ])
    func diagnosticsBesideConditions(before: String, body: String, place: String) async throws {
      let judgement = try await judgement(body, before: before)
      #expect(judgement.status == .doesNotBuild, "\(judgement)")
      let words = try #require(judgement.diagnostics?.text)
      #expect(words.hasPrefix("Exercises/01-SingleThreaded/90-a-view.swift:\(place)"), "\(words)")
      #expect(words.contains(" if #available(iOS 26, *) {"), "\(words)")
      #expect(!words.contains("_isAvailable"), "\(words)")
    }

    @Test("Nothing that views are made of is asked for in vain")
    func symbols() async throws {
      let samples = try judge.layout.files(below: "WorkshopUI/Samples")
      let object = try await judge.compiler.object(
        .init(
          module: "Samples", sources: samples, mode: .app,
          imports: [try await judge.compiler.module(judge.standInRequest())]))
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: object)))
      let findings = SymbolPolicy(module: "Samples").findings(in: try ObjectFile(bytes), source: "")
      #expect(findings.isEmpty, "\(findings.map(\.reason))")
    }

    @Test("The linter and the grader, who judge copies, say the same")
    func copies() async throws {
      let starter = try await judge.judge(step, answer: judge.layout.starter(step), .inTurn)
      #expect(starter.reasons == ["the answer is 42"], "\(starter)")
      let solution = try await judge.judge(step, answer: judge.layout.solution(step), .inTurn)
      #expect(solution.status == .passed, "\(solution)")
    }

    @Test("What the compiler says speaks of SwiftUI, never of the module that stands in")
    func diagnostics() async throws {
      for body in ["Text(\"42\").fuzzy()", "let a: Text = Spacer()", "[1]", "SwiftUI.Texxt()"] {
        let judgement = try await judgement(body)
        #expect(judgement.status == .doesNotBuild)
        let words = try #require(judgement.diagnostics?.text)
        #expect(!words.contains("Workshop"), "\(words)")
      }
    }

    @Test("A fence that imports SwiftUI is compiled with it, and its warnings can be quoted")
    func fences() async throws {
      let source = """
        import SwiftUI

        struct Row: View {
          @State private var pulse = false
          func use(_ action: @Sendable () -> Void) {}
          var body: some View {
            Text("a").onAppear { use { _ = pulse } }
          }
        }
        """
      let result = try await judge.compileFence(source, mode: .app, isQuoted: true)
      #expect(result.ids.isEmpty, "\(result.text)")
      #expect(result.text.contains("warning: main actor-isolated property 'pulse'"))
      let other = try await judge.compileFence(
        source.replacingOccurrences(of: "import SwiftUI", with: "import Foundation"), mode: .app,
        isQuoted: false)
      #expect(!other.ids.isEmpty)
    }

    @Test(
      "An answer does not get at what evaluates it",
      arguments: [
        ("@_spi(Workshop) import", Judgement.Status.policy), ("@testable import", .doesNotBuild),
      ])
    func host(spelling: String, status: Judgement.Status) async throws {
      let solution = try copy.read(judge.layout.solution(step))
      try copy.write(
        judge.layout.exercise(step),
        solution.replacingOccurrences(of: "import SwiftUI", with: "\(spelling) SwiftUI"))
      let judgement = try await judge.judge(step, answer: judge.layout.exercise(step))
      #expect(judgement.status == status, "\(judgement)")
    }

    @Test("A gate may refuse what is a warning in a body")
    func gatesOnWarnings() async throws {
      try copy.write(
        "\(judge.layout.checksFolder(step))/gates/blurred.swift",
        """
        // must not compile: what may be called off the main actor reads no state
        // mode: app
        // warnings: errors
        import SwiftUI

        struct Blurred: View {
          @State private var pulse = false
          var body: some View {
            Text("a").visualEffect { content, _ in
              // expected-error@+1 {{[actor_isolated_non_self_reference]}}
              content.blur(radius: pulse ? 2 : 0)
            }
          }
        }

        """)
      let solution = judge.layout.solution(step)
      let judgement = try await judge.judge(step, answer: solution)
      #expect(judgement.status == .passed, "\(judgement)")
      #expect(judgement.gates.map(\.name) == ["blurred", "synchronous-use"])
      try copy.edit(
        "\(judge.layout.checksFolder(step))/gates/blurred.swift", "// warnings: errors\n", "")
      #expect(try await judge.judge(step, answer: solution).status == .gate)
    }

    @Test("A check waits for what a view's task shows")
    func tasks() async throws {
      try copy.edit(
        judge.layout.checks(step), "answer() {", "answer() async {")
      try copy.edit(
        judge.layout.checks(step), "let texts = host.all(\"Text\").map(\\.accessibleName)",
        """
        _ = await eventually { host.text.contains("42") }
            let texts = host.all("Text").map(\\.accessibleName)
        """)
      try copy.edit(
        judge.layout.checks(step), "import Testing\n", "import Testing\nimport WorkshopSupport\n")
      let before = """
        struct Loaded: View {
          @State private var text = "…"
          let isWrong: Bool
          var body: some View {
            Text(text).task {
              await Task.yield()
              text = isWrong ? "0" : "\\(question)"
            }
          }
        }

        """
      let right = try await judgement("Loaded(isWrong: false)", before: before)
      #expect(right.status == .passed, "\(right)")
      let wrong = try await judgement("Loaded(isWrong: true)", before: before)
      #expect(wrong.status == .failed, "\(wrong)")
    }

    @Test("A prediction evaluates views")
    func prediction() async throws {
      try copy.write(
        judge.layout.predictionProgram(step),
        """
        @_spi(Workshop) import SwiftUI

        print(ViewHost(Text("Ada")).text)
        """)
      let outcome = try await judge.settlePrediction(of: step)
      #expect(outcome.output == "Text \"Ada\"", "\(outcome)")
    }
  }
}
