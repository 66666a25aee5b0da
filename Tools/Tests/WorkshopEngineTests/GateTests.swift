import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  @Suite struct GateTests {
    /// What becomes of gates that need no answer.
    private func results(_ sources: [String: String]) async throws -> [String: Bool] {
      let folder = try TemporaryFolder()
      let gates = try sources.map { name, source in
        let file = folder.url.appendingPathComponent("\(name).swift")
        try Data(source.utf8).write(to: file)
        return try Gate(path: file.path, source: source)
      }
      let compiler = Compiler(
        toolchain: try await TestCourse.toolchain.value, cache: TestCourse.cache, root: folder.url)
      let results = try await GateRunner(compiler: compiler).results(of: gates, against: [])
      for result in results where !result.passed {
        #expect(result.evidence?.isEmpty == false, "\(result.name)")
      }
      return Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0.passed) })
    }

    @Test("A use whose only error stands in the code of a macro does not compile")
    func errorInMacro() async throws {
      let results = try await results([
        "shared": """
        // must compile: a shared model
        // mode: library
        import Observation

        @Observable final class Shared: Sendable { var count = 0 }
        """,
        "plain": """
        // must compile: a plain model
        // mode: library
        final class Plain { var count = 0 }
        """,
      ])
      #expect(results == ["shared": false, "plain": true])
    }

    @Test(
      "An error elsewhere is one that the verifier has found",
      arguments: [
        ("@__swiftmacro_5Gates.swift:2:14: error: unexpected error produced: mutable [id]", true),
        ("<unknown>:0: error: unexpected error produced: no module [id]", true),
        ("<unknown>:0: error: fatal error encountered during compilation", false),
        ("<unknown>:0: error: unknown argument: '-verify-all'", false),
        ("gates/a.swift:2:14: error: unexpected error produced: mutable [id]", false),
      ])
    func errorElsewhere(line: String, isElsewhere: Bool) {
      let read = GateRunner.complaints(in: line + "\n", about: ["gates/a.swift"])
      #expect(read.hasErrorElsewhere == isElsewhere)
      #expect(read.found.keys.contains("gates/a.swift") == line.hasPrefix("gates/"))
    }

    @Test("A use that compiles, beside misuse that region analysis refuses")
    func useBesideMisuse() async throws {
      let results = try await results([
        "use": """
        // must compile: a model that stays
        // mode: library
        final class Staying { var count = 0 }
        """,
        "misuse": """
        // must not compile: a model that is used after it was sent
        // mode: library
        // level: sil
        final class Sent { var count = 0 }
        @MainActor func take(_ sent: Sent) {}
        func give() async {
          let sent = Sent()
          await take(sent)  // expected-error {{[regionbasedisolation_named_send_yields_race]}}
          sent.count += 1
        }
        """,
      ])
      #expect(results == ["use": true, "misuse": true])
    }
  }
}
