import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
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

    /// How an answer is compiled; without what is known of its interface, all given files are compiled with it.
    private func request(_ source: String, isKnown: Bool = true) async throws -> Compiler.Request {
      let answer = try await judge.copy(of: source, named: step)
      var request = judge.answerRequest(
        step, answer: answer, imports: try await judge.companions(of: step))
      if isKnown { request.piece = try await judge.piece(of: step, source: source) }
      return request
    }

    @Test("What the given files do not see of an answer compiles none of them again")
    func unseen() async throws {
      let request = try await request(solution)
      #expect(request.piece?.concerned == [])
      let objects = try await judge.compiler.givenObjects(request)
      #expect(objects.count == copy.layout.givenMembers(step).count)
      for (old, new) in [
        ("0..<40", "0..<39"),
        ("static let counts", "private static func half() -> Int { 2 }\n  static let counts"),
      ] {
        let edit = try await self.request(edited(old, new))
        #expect(edit.piece?.interface == request.piece?.interface)
        #expect(try await judge.compiler.givenObjects(edit) == objects)
      }
    }

    #if os(Linux)
    /// An object's code, data and relocations, without a hash of what its compiler read, and without what has another
    /// order: names of symbols, and of libraries to link.
    private func contents(_ object: String) async throws -> [String] {
      let completion = try await Command(
        executable: "\(judge.compiler.toolchain.binaries)/llvm-objdump",
        arguments: ["--full-contents", "--reloc", "--demangle", object],
        directory: copy.root.path, outputLimit: 64 << 20
      ).run()
      try #require(completion.succeeded)
      let parts = completion.output.split(separator: "Contents of section ").flatMap {
        $0.split(separator: "RELOCATION RECORDS FOR ").map(String.init)
      }
      let left = [
        ".swift_modhash", ".swift1_autolink_entries", ".symtab", ".strtab", ".shstrtab",
        ".llvm_addrsig",
      ]
      return parts.dropFirst().filter { part in !left.contains { part.hasPrefix($0) } }.sorted()
    }

    @Test(
      "Objects that are used again are those that the compiler makes beside the answer",
      arguments: [
        ("static let counts", "static let most = 10\n  static let counts"),
        ("@concurrent\n  static func palette", "@MainActor\n  static func palette"),
      ])
    func used(old: String, new: String) async throws {
      let source = try edited(old, new)
      let request = try await request(source)
      let concerned = try #require(request.piece).concerned
      #expect((1...10).contains(concerned.count))
      let shared = try await judge.compiler.givenObjects(request)
      let whole = try await judge.compiler.givenObjects(self.request(source, isKnown: false))
      for (index, (shared, whole)) in zip(shared, whole).enumerated() {
        let isEqual = try await contents(shared) == contents(whole)
        #expect(isEqual, "\(request.sources[index + 1])")
      }
    }
    #endif

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
