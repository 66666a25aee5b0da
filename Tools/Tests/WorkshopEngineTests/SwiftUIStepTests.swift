import Foundation
import Testing

@testable import WorkshopEngine

extension Slow {
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

    @Test("The linter and the grader, who judge copies, say the same")
    func copies() async throws {
      let starter = try await judge.judgeCopy(step, of: judge.layout.starter(step))
      #expect(starter.reasons == ["the answer is 42"], "\(starter)")
      let solution = try await judge.judgeCopy(step, of: judge.layout.solution(step))
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
      let result = try await judge.compileFence(source, mode: .app)
      #expect(result.ids.isEmpty, "\(result.text)")
      #expect(result.text.contains("warning: main actor-isolated property 'pulse'"))
      let other = try await judge.compileFence(
        source.replacingOccurrences(of: "import SwiftUI", with: "import Foundation"), mode: .app)
      #expect(!other.ids.isEmpty)
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
