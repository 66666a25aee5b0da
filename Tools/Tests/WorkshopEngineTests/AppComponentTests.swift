import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// Suites that a stage's program runs with a part of the app.
  @Suite struct AppComponentTests {
    let copy: TestCourse
    let suite: Course.Step

    /// The stage's program, with the suites that have such a component.
    init() throws {
      copy = try TestCourse()
      suite = try copy.step("hold-the-answers")
      let stage = copy.course.stage(of: suite)
      let others = stage.steps.filter { !copy.layout.hasAppComponent($0) }
      for step in others {
        try copy.edit(copy.layout.program(stage), "import \(step.module)\n", "")
      }
    }

    private func program() throws -> StageProgram {
      try StageProgram(of: copy.course.stage(of: suite), in: copy.layout)
    }

    /// What the program prints of the suites with the app's models.
    private func printed(_ answers: [String]) async throws -> [String] {
      let answers = try answers.reduce(into: [:]) {
        $0[$1] = copy.layout.exercise(try copy.step($1))
      }
      let text = try await copy.judge().run(program(), answers: answers)
      let lines = text.split(separator: "\n").map(String.init)
      let start = try #require(lines.lastIndex { $0.contains("models of EmployeeGlass") })
      return Array(lines[(start + 1)...])
    }

    @Test("Suites pass with the app's models; a piece that no component is made of is not taken")
    func pieces() async throws {
      #expect(try program().pieces.map(\.id) == ["one-load", "list-model", "detail-model"])
      let printed = try await printed(["client"])
      #expect(printed.count == 2)
      #expect(printed.allSatisfy { $0.hasSuffix("4 tests pass") }, "\(printed)")
    }

    @Test(
      "They catch the starters of its pieces, as the stage's page says",
      arguments: ["one-load", "list-model", "detail-model"])
    func starters(id: String) async throws {
      let page = try copy.read(copy.layout.stagePage(copy.course.stage(of: copy.step(id))))
      let row = try #require(page.firstMatch(of: Regex("(?m)^\\| `\(id)` \\| .* \\| (.*) \\|$")))
      let test = try #require(row.output[1].substring)
      let printed = try await printed([id])
      #expect(printed.count == 3)
      #expect(printed.contains("    \(test)"), "\(printed)")
    }

    @Test(
      "A piece that traps is named, with the tests that it ended, behind what was printed before")
    func trap() async throws {
      let piece = copy.layout.exercise(try copy.step("detail-model"))
      try copy.edit(
        piece, "  private func findPalette() {\n",
        "  private func findPalette() {\n    fatalError(\"No colors.\")\n")
      await #expect {
        _ = try await printed(["detail-model"])
      } throws: { error in
        guard let trouble = error as? StageProgram.DidNotEnd else { return false }
        let words = trouble.description
        return trouble.printed.hasPrefix("Your suites, side by side")
          && trouble.printed.contains("a broken promise in each component")
          && words.hasPrefix("Playgrounds/11-Testing.swift was ended by a trap")
          && words.contains("Still running: “") && words.contains("No colors.")
          && words.hasSuffix("The app of this run had your detail-model in it.")
      }
    }

    @Test("A program that never ends is told of in words")
    func endless() throws {
      let records = """
        {"kind":"test","version":"\(ToolchainAssumptions.eventVersion)","payload":{"id":"A.S","kind":"suite","name":"S"}}
        {"kind":"test","version":"\(ToolchainAssumptions.eventVersion)","payload":{"id":"A.S/f()","kind":"function","name":"f()","displayName":"Waits"}}
        {"kind":"event","version":"\(ToolchainAssumptions.eventVersion)","payload":{"kind":"testStarted","testID":"A.S","messages":[]}}
        {"kind":"event","version":"\(ToolchainAssumptions.eventVersion)","payload":{"kind":"testStarted","testID":"A.S/f()","messages":[]}}
        """
      let completion = Completion(
        end: .timedOut, output: "", errors: "Test “Waits” started.", peakMemory: 0)
      let trouble = StageProgram.DidNotEnd(
        try program(), completion, stream: EventStream(Array(records.utf8)))
      #expect(
        trouble.description
          == "Playgrounds/11-Testing.swift did not end, and was ended. Still running: “Waits”."
      )
    }

    @Test("A component that is made of no piece is complained of")
    func noPiece() async throws {
      let path = copy.layout.appComponent(suite)
      try copy.edit(path, "// pieces: detail-model", "// pieces: no-such-step")
      #expect(throws: PiecesMissing.self) { try program() }
      let linter = CourseLinter(judge: try await copy.judge())
      let complaints = try await linter.programComplaints(copy.course.stage(of: suite))
      #expect(complaints.map(\.rule) == [.program])
      #expect(complaints[0].message.hasPrefix("\(path): the second line"))
    }

    @Test("A component with another interface is the course's fault")
    func otherInterface() async throws {
      let path = copy.layout.appComponent(suite)
      try copy.edit(path, "public func search(", "public func stop() {}\n\n  public func search(")
      let judge = try await copy.judge()
      await #expect {
        try await judge.run(program())
      } throws: { error in
        (error as? OtherInterface)?.path == path
      }
    }
  }
}
