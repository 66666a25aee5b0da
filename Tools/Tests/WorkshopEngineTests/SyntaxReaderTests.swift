import Foundation
import Testing
import WorkshopPolicy

@testable import WorkshopEngine
@testable import WorkshopReader

extension Slow.Commanding {
  @Suite struct SyntaxReaderTests {
    private func answer<Question: SyntaxQuestion>(_ question: Question) async throws
      -> Question.Answer?
    {
      let folder = try TemporaryFolder()
      let answer = try await SyntaxReader(scratch: folder.url).ask(question)
      #expect(folder.names().isEmpty)
      return answer
    }

    @Test("The reader finds what its parts find")
    func findings() async throws {
      let source = "let q = DispatchQueue.main\n@MainActor func f() { exit(0) }\n"
      for policy in [Policy(), Policy(allows: ["process"], refuses: ["@MainActor"])] {
        let answer = try await answer(FindingsQuestion(policy: policy, source: source))
        #expect(answer == policy.findings(in: source))
        #expect(answer?.isEmpty == false)
      }
    }

    @Test("The reader writes the copy that asks the stand-in, where there is something to ask")
    func conditions() async throws {
      let source = "if #available(iOS 26, *) {}"
      let copy = try await answer(ConditionsQuestion(source: source))
      #expect(copy == "if _isAvailable(26)      {}")
      // An answer of its own, and not that none was found.
      let none = try await answer(ConditionsQuestion(source: "let a = 1"))
      #expect(none == .some(nil))
    }

    @Test(
      "The reader tells a script from a library",
      arguments: [("print(1)", true), ("let a = 1", false)])
    func program(source: String, isProgram: Bool) async throws {
      #expect(try await answer(ProgramQuestion(source: source)) == isProgram)
    }

    @Test("The reader lists what each file of the stand-in has")
    func surface() async throws {
      let sources = ["/// A.\npublic struct A {}", "", "/// B.\npublic struct B {}"]
      let surfaces = try await answer(SurfaceQuestion(sources: sources))
      #expect(surfaces?.map { $0.map(\.name) } == [["A"], [], ["B"]])
    }

    @Test("Where reading comes to no end, the reader's time does")
    func endless() async throws {
      let source = "let table = " + String(repeating: "[", count: 60)
      #expect(try await answer(FindingsQuestion(policy: Policy(), source: source)) == nil)
    }

    @Test("An answer whose reading comes to no end is refused for that")
    func endlessAnswer() async throws {
      let course = try TestCourse(only: "load-roster")
      let judge = try await course.judge()
      let source = "let short = 1\nlet table = " + String(repeating: "[", count: 60)
      let findings = try await judge.policyFindings(course.step("load-roster"), source: source)
      #expect(findings.map(\.rule) == ["nesting"])
      #expect(findings.first?.text.hasPrefix("let table = [[[") == true)
    }

    @Test("A reader on standby hears each question")
    func standby() async throws {
      let compiler = Compiler(
        toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache,
        root: TestCourse.repository)
      let standby = try #require(await compiler.makeStandby())
      let folder = try TemporaryFolder()
      var reader = SyntaxReader(scratch: folder.url)
      reader.standby = standby
      for (source, isProgram) in [("print(1)", true), ("let a = 1", false), ("f()", true)] {
        #expect(try await reader.ask(ProgramQuestion(source: source)) == isProgram)
      }
      #expect(!standby.isGivenUp)
    }

    @Test("A question that the reader does not know is not one that came to no end")
    func nonsense() async throws {
      struct Nonsense: SyntaxQuestion {
        typealias Answer = Bool
        static let word = "nonsense"
      }
      let error = await #expect(throws: SpawnError.self) { try await answer(Nonsense()) }
      #expect(error?.description.contains("a part of ./workshop") == true)
    }
  }
}
