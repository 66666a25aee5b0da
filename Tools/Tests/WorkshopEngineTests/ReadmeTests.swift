import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  @Suite("The README quotes what is true")
  struct ReadmeTests {
    let readme: String
    /// The README, and the pages that it sends people to.
    let pages: String

    init() throws {
      func text(_ path: String) throws -> String {
        try String(
          contentsOf: TestCourse.repository.appendingPathComponent(path), encoding: .utf8)
      }
      readme = try text("README.md")
      let others = ["Commands", "Editors", "Judging", "Teaching"]
      pages = try readme + others.map { try text("Docs/\($0).md") }.joined()
    }

    @Test("It is read in a minute: 120 lines at most")
    func length() {
      #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    }

    @Test("Its table has each stage, with the number and the time of its steps")
    func stages() throws {
      let course = try Course.load(
        from: TestCourse.repository.appendingPathComponent("Course.json"))
      let rows = readme.split(separator: "\n").compactMap {
        $0.wholeMatch(
          of: /\| (\d+) \| \[.*\]\(Exercises\/(.+)\/README\.md\) \| .* \| (\d+) \| (.+) \|/)
      }
      let stated = rows.map { "\($0.1) \($0.2): \($0.3), \($0.4)" }
      let expected = course.stages.map { stage in
        let minutes = stage.steps.reduce(0) { $0 + $1.minutes }
        let rest = minutes % 60
        let time = minutes < 60 ? "\(rest) min" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
        return "\(stage.number) \(stage.folder): \(stage.steps.count), \(time)"
      }
      #expect(stated == expected)
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
      let named = pages.matches(of: /\.\/workshop ([a-z][a-z-]*)/).map { String($0.1) }
      #expect(named.count > 8)
      for verb in Set(named) where verb != "help" {
        #expect(help.contains("  \(verb) "), "A page speaks of ./workshop \(verb)")
      }
    }

    @Test("Every make target that it names is one")
    func targets() throws {
      let makefile = try String(
        contentsOf: TestCourse.repository.appendingPathComponent("Makefile"), encoding: .utf8)
      let named = pages.matches(of: /`make ([a-z]+)/).map { String($0.1) }
      #expect(!named.isEmpty)
      for target in Set(named) {
        #expect(makefile.contains("\n\(target):"), "A page speaks of make \(target)")
      }
    }
  }
}
