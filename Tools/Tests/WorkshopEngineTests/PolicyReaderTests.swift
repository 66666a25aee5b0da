import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Judging {
  @Suite struct PolicyReaderTests {
    private func findings(in source: String, _ policy: Policy = Policy()) async throws
      -> [PolicyFinding]
    {
      let folder = try TemporaryFolder()
      let findings = try await PolicyReader.findings(
        of: policy, in: source, executable: TestCourse.executable, scratch: folder.url)
      #expect(folder.names().isEmpty)
      return findings
    }

    @Test("A reader of its own finds what a reader in the process finds")
    func same() async throws {
      let source = "let q = DispatchQueue.main\n@MainActor func f() { exit(0) }\n"
      for policy in [Policy(), Policy(allows: ["process"], refuses: ["@MainActor"])] {
        #expect(try await findings(in: source, policy) == policy.findings(in: source))
      }
    }

    @Test("A file whose reading comes to no end is refused for that")
    func endless() async throws {
      let source = "let short = 1\nlet table = " + String(repeating: "[", count: 60)
      #expect(!Policy.isPlain(source))
      let findings = try await findings(in: source)
      #expect(findings.map(\.rule) == ["nesting"])
      #expect(findings.first?.text.hasPrefix("let table = [[[") == true)
    }

    @Test("Every file of the course's own is plain, or nearly")
    func plain() throws {
      let layout = try CourseLayout(root: TestCourse.repository)
      let answers = try layout.course.steps.flatMap { step in
        try ([layout.solution(step)] + layout.alternatives(step)).map { try layout.text($0) }
      }
      #expect(answers.count { !Policy.isPlain($0) } * 20 < answers.count)
    }
  }
}
