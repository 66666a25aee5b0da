import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Judging {
  /// A step whose answer is one file of the finished app.
  @Suite struct PieceStepTests {
    let copy: TestCourse
    let judge: Judge
    let step: Course.Step
    let solution: String

    init() async throws {
      copy = try TestCourse(only: "palette")
      judge = try await copy.judge()
      step = try copy.step("palette")
      solution = try copy.read(copy.layout.solution(step))
    }

    private func judgement(_ source: String) async throws -> Judgement {
      try copy.write(copy.layout.exercise(step), source)
      return try await judge.judge(step, answer: copy.layout.exercise(step))
    }

    private func edited(_ old: String, _ new: String) throws -> String {
      try #require(solution.contains(old))
      return solution.replacingOccurrences(of: old, with: new)
    }

    private func givenObjects(_ source: String) async throws -> [String] {
      let copy = try await judge.copy(of: source, named: step)
      return try await judge.compiler.givenObjects(
        judge.answerRequest(step, answer: copy, imports: try await judge.companions(of: step)))
    }

    @Test("The given files are compiled again for another interface, and for nothing else")
    func objects() async throws {
      let objects = try await givenObjects(solution)
      #expect(objects.count == copy.layout.givenMembers(step).count)
      #expect(
        try await givenObjects(edited("0..<40", "0..<39")) == objects,
        "An edit inside a function leaves them as they are.")
      #expect(
        try await givenObjects(
          edited("static let counts", "static let most = 10\n  static let counts"))
          != objects)
    }

    @Test(
      "A compiler that takes too long is ended, and warnings about given files are not the reason")
    func tooLong() async throws {
      var request = judge.answerRequest(
        step, answer: try await judge.copy(of: solution, named: step),
        imports: try await judge.companions(of: step))
      request.processorLimit = .zero
      let refusal = await #expect(throws: Compiler.Refusal.self) {
        try await judge.compiler.object(request)
      }
      #expect(
        refusal?.diagnostics == """
          The compiler did not finish. It took more than 0 seconds of processor time: too much for a lesson.
          """)
      var judgement = Judgement(step: step.id, status: .passed)
      judgement = judgement.refused(try #require(refusal))
      #expect(judgement.status == .doesNotBuild && !judgement.isForKeeping)
      judgement.diagnostics?.ids = ["cannot_find_in_scope"]
      #expect(judgement.isForKeeping)
    }

    @Test("What the given files can no longer use does not build, and the words name them")
    func interface() async throws {
      let judgement = try await judgement(edited("count: Int, work", "colors count: Int, work"))
      #expect(judgement.status == .doesNotBuild)
      #expect(judgement.diagnostics?.ids.isEmpty == false)
      let words = try #require(judgement.diagnostics?.text)
      #expect(words.contains("Models/EmployeeDetailModel.swift"), "\(words)")
    }

    @Test("An error of the piece's own comes before those of the given files")
    func ownError() async throws {
      let judgement = try await judgement(
        edited("let count = min(", "let count: String = min("))
      #expect(judgement.status == .doesNotBuild)
      let words = try #require(judgement.diagnostics?.text)
      #expect(words.hasPrefix(copy.layout.exercise(step)), "\(words)")
    }

    @Test("A warning of the piece is an error, and a change of a given file is judged anew")
    func warnings() async throws {
      let judgement = try await judgement(
        edited("    let count = min(", "    var unused = 1\n    let count = min("))
      #expect(judgement.status == .doesNotBuild)
      let answer = copy.layout.solution(step)
      #expect(try await judge.judge(step, answer: answer, .remembered).status == .passed)
      let given =
        "Playgrounds/EmployeeGlass.swiftpm/Sources/EmployeeGlass/Data/PaletteExtractor+Shades.swift"
      try copy.edit(given, "static func mixed(", "static func mixtures(")
      #expect(try await judge.judge(step, answer: answer, .remembered).status == .doesNotBuild)
    }

    @Test("The solution has to be the app's own file")
    func solutionIsTheApps() async throws {
      let linter = CourseLinter(judge: judge)
      #expect(try await linter.memberComplaints([step]).isEmpty)
      let file = copy.layout.appFile(try #require(step.member))
      try copy.edit(file, "0..<40", "0..<39")
      #expect(
        try await linter.memberComplaints([step]).map(\.message) == [
          "its code is not that of \(file)."
        ])
    }
  }
}
