import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  @Suite("The README quotes what is true")
  struct ReadmeTests {
    let readme: String

    init() throws {
      readme = try String(
        contentsOf: TestCourse.repository.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("Its transcript is what a fresh clone says, to the letter")
    func transcript() async throws {
      let quoted = try #require(MarkdownFile(readme).fences.first { $0.language == "text" })
      let said = try await TestCourse().workshop("check", environment: ["WORKSHOP_CALLER": "make"])
      #expect(said.output.trimmingCharacters(in: .newlines) == quoted.body)
    }

    @Test("Every verb that it names is one")
    func verbs() async throws {
      let help = try await TestCourse().workshop("help").output
      let named = readme.matches(of: /\.\/workshop ([a-z-]+)/).map { String($0.1) }
      #expect(named.count > 8)
      for verb in Set(named) where verb != "help" {
        #expect(help.contains("  \(verb) "), "README speaks of ./workshop \(verb)")
      }
    }

    @Test("Every make target that it names is one")
    func targets() throws {
      let makefile = try String(
        contentsOf: TestCourse.repository.appendingPathComponent("Makefile"), encoding: .utf8)
      let named = readme.matches(of: /`make ([a-z]+)/).map { String($0.1) }
      #expect(!named.isEmpty)
      for target in Set(named) {
        #expect(makefile.contains("\n\(target):"), "README speaks of make \(target)")
      }
    }
  }
}
