import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  @Suite struct CommandExplainTests {
    let copy: TestCourse

    init() throws {
      copy = try TestCourse(only: sampleStep)
      let place = copy.layout.url(CourseLayout.diagnostics)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: TestCourse.repository.appendingPathComponent(CourseLayout.diagnostics), to: place)
    }

    @Test("An entry is shown with its modes and fixes; without an id all are listed")
    func shows() async throws {
      let shown = try await copy.workshop("explain", "no_async_in_await")
      #expect(shown.end == .exited(0))
      for words in ["What it means", "Fix 1:", "Cost:", "library mode", "warning"] {
        #expect(shown.output.contains(words), "\(words)")
      }
      let byWords = try await copy.workshop(
        "explain", "no 'async' operations occur", "within 'await' expression")
      #expect(byWords.output == shown.output)
      let list = try await copy.workshop("explain")
      #expect(copy.layout.diagnosticEntries.allSatisfy { list.output.contains($0.fileStem) })
      #expect(list.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
      "Other words end with exit code 2 and the nearest, and reach no terminal as they are",
      arguments: [
        "../../../etc/passwd", "\u{1B}[2J\u{7}", String(repeating: "sending ", count: 10_000),
        "no_async_in_awai",
      ])
    func unknown(query: String) async throws {
      let result = try await copy.workshop("explain", query)
      #expect(result.end == .exited(2))
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("is not explained here"))
      #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{7}"))
      #expect(result.errors.utf8.count < 2000)
    }

    @Test("check and hint lead to the entry of the diagnostic that refused the answer")
    func leads() async throws {
      let step = try copy.step(sampleStep)
      try copy.edit(
        copy.layout.exercise(step), "import Observation",
        "import Observation\nfunc a() async {}\nfunc b() { await a() }")
      let check = try await copy.workshop("check", sampleStep)
      #expect(check.output.contains("./workshop explain async_in_nonasync_function"))
      let hint = try await copy.workshop("hint", sampleStep)
      #expect(hint.output.contains("The compiler says [async_in_nonasync_function]"))
      #expect(hint.output.contains("./workshop explain async_in_nonasync_function"))
    }

    @Test("verify looks at one entry alone, and says what its table should be")
    func verifies() async throws {
      let path = "\(CourseLayout.diagnostics)/no_async_in_await.md"
      #expect(try await copy.workshop("verify", "no_async_in_await").end == .exited(0))
      try copy.edit(path, "| warning | warning | warning |", "| accepts | warning | error |")
      let result = try await copy.workshop("verify", "no_async_in_await")
      #expect(result.end == .exited(1))
      #expect(result.output.contains("in the mode swift5 the table has to say: warning"))
      #expect(result.output.contains("in the mode bare the table has to say: warning"))
    }
  }

  @Suite struct CommandModesTests {
    let copy: TestCourse

    init() throws { copy = try TestCourse(only: sampleStep) }

    private func modes(_ program: String) async throws -> Completion {
      try copy.write("program.swift", program)
      return try await copy.workshop("modes", sampleStep, "--file", "program.swift")
    }

    @Test("A program is compiled and run in each mode")
    func program() async throws {
      let result = try await modes(
        "func here() async -> String { \"here\" }\nprint(await here())\n")
      #expect(result.end == .exited(0))
      #expect(result.output.matches(of: /yes +0 +0 +here\n/).count == 5, "\(result.output)")
      let mixed = try await modes(
        "@MainActor final class C { var n = 0 }\nfunc f(_ c: C) -> Int { c.n }\n")
      #expect(mixed.output.contains("app mode                    yes     0       0\n"))
      #expect(mixed.output.contains("1 error actor_isolated_non_self_reference"))
    }

    @Test("What the policy refuses in an answer is compiled and does not run")
    func policy() async throws {
      let result = try await modes(
        "import Foundation\nFileManager.default.createFile(atPath: \"made-by-a-program\", contents: nil)\n"
      )
      #expect(result.output.contains("not run: policy"), "\(result.output)\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: copy.layout.url("made-by-a-program").path))
    }

    @Test("A file that is none, a folder, and two files at once are refused")
    func refused() async throws {
      for path in ["no-such-file.swift", ".", "/dev/zero", "a\u{1B}[2Jb"] {
        let result = try await copy.workshop("modes", sampleStep, "--file", path)
        #expect(result.end == .exited(2))
        #expect(!result.errors.contains("\u{1B}"))
      }
      let both = try await copy.workshop("modes", sampleStep, "--prediction", "--file", "a.swift")
      #expect(both.end == .exited(2))
    }
  }
}
