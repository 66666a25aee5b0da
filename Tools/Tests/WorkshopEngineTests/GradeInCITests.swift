import Foundation
import Testing

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// The commands of the CI templates, run here as their systems run them.
  @Suite struct GradeInCITests {
    let copy: TestCourse
    let step: Course.Step
    let place: TemporaryFolder

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      place = try TemporaryFolder()
      let manager = FileManager.default
      for path in [
        "Tools/grade-in-ci", "Tools/grade-class.sbatch", ".github/actions/grade/action.yml",
        ".gitlab/grade.yml", ".gitlab/grade-class.yml",
      ] {
        let file = copy.layout.url(path)
        try manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: TestCourse.repository.appendingPathComponent(path), to: file)
      }
      // The command that was built with these tests, in place of the script that builds one.
      try manager.createSymbolicLink(
        at: copy.layout.url("workshop"), withDestinationURL: TestCourse.executable)
      for path in [copy.layout.exercise(step), "README.md"] {
        let file = place.url.appendingPathComponent("submission/\(path)")
        try manager.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(try copy.read(copy.layout.solution(step)).utf8).write(to: file)
      }
    }

    private func shell(_ script: String, _ more: [String: String]) async throws -> Completion {
      try await Command(
        executable: "/bin/sh", arguments: ["-euc", script], directory: copy.root.path,
        environment: copy.environment(more), timeLimit: .patience
      ).run()
    }

    /// The one-line commands of a template after a line, up to one that is indented less.
    private func commands(_ path: String, after heading: String) throws -> [String] {
      let lines = try copy.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.hasSuffix(heading) })
      let items = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
      return items.compactMap { $0.wholeMatch(of: /\s*- (.*)/).map { String($0.1) } }
    }

    private func reports(_ folder: String) throws -> GradeReport {
      let file = URL(fileURLWithPath: folder).appendingPathComponent("report.json")
      return try JSONDecoder().decode(GradeReport.self, from: Data(contentsOf: file))
    }

    @Test("GitLab's jobs grade a part of a class each, and the last one makes the overview of all")
    func gitlabClass() async throws {
      let handedIn = place.url.appendingPathComponent("class")
      for name in ["ada", "bob", "cleo"] {
        try FileManager.default.createDirectory(
          at: handedIn.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let file = ".gitlab/grade-class.yml"
      let scripts = try copy.read(file).matches(of: /\n  script:\n    - (.*)/).map {
        String($0.1)
      }
      try #require(scripts.count == 2)
      for part in ["1", "2"] {
        let result = try await shell(
          scripts[0],
          ["SUBMISSIONS": handedIn.path, "CI_NODE_INDEX": part, "CI_NODE_TOTAL": "2"])
        #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      }
      #expect(!copy.layout.exists(".build-reports/class.csv"))
      let overview = try await shell(scripts[1], ["SUBMISSIONS": handedIn.path])
      #expect(overview.end == .exited(0), "\(overview.errors)")
      let rows = try copy.read(".build-reports/class.csv").split(whereSeparator: \.isNewline)
      #expect(rows.count == 4)
    }

    @Test("A job of a Slurm array grades its part of a class, and no other")
    func slurm() async throws {
      let handedIn = place.url.appendingPathComponent("class")
      for name in ["ada", "bob", "cleo"] {
        try FileManager.default.createDirectory(
          at: handedIn.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let out = place.url.appendingPathComponent("out")
      let variables = [
        "SUBMISSIONS": handedIn.path, "REPORTS": out.path, "STAGE": "1",
        "SLURM_SUBMIT_DIR": copy.root.path, "SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_MAX": "3",
        "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_CPUS_PER_TASK": "1",
      ]
      let result = try await shell("Tools/grade-class.sbatch", variables)
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: out.appendingPathComponent("submissions").path) == ["bob"])
      var without = variables
      without["SLURM_ARRAY_TASK_ID"] = nil
      let refused = try await shell("Tools/grade-class.sbatch", without)
      #expect(refused.end != .exited(0))
      #expect(refused.errors.contains("comes from sbatch --array"))
      // As sbatch --array=2 has it, which repeats one job.
      var alone = variables
      for key in ["SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX"] { alone[key] = "2" }
      alone["SLURM_ARRAY_TASK_COUNT"] = "1"
      let unknown = try await shell("Tools/grade-class.sbatch", alone)
      #expect(unknown.end == .exited(2))
      #expect(unknown.errors.contains("PARTS=n"))
      alone["PARTS"] = "3"
      #expect(try await shell("Tools/grade-class.sbatch", alone).end == .exited(0))
    }

    @Test("The step of the GitHub action grades, and writes the summary to the job's page")
    func gitHub() async throws {
      let path = ".github/actions/grade/action.yml"
      let line = try #require(
        try copy.read(path).matches(of: /run: '(.*)'\n/).last.map { String($0.1) })
      let report = place.url.appendingPathComponent("report").path
      let page = place.url.appendingPathComponent("page.md")
      try Data("before\n".utf8).write(to: page)
      let result = try await shell(
        line,
        [
          "GITHUB_ACTION_PATH": copy.layout.url(".github/actions/grade").path,
          "GITHUB_STEP_SUMMARY": page.path, "REPORT": report,
          "SUBMISSION": place.url.appendingPathComponent("submission").path, "STAGE": "1",
        ])
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      #expect(try reports(report).steps.map(\.status) == [.passed])
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.hasPrefix("before\n# "))
      #expect(text.contains("1 of 1 steps passed"))
      // No line is one that GitHub would take for a command of the job's.
      #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("::") })
    }

    @Test("The commands of the GitLab job fetch a submission and grade it")
    func gitLab() async throws {
      let git = """
        cd '\(place.url.path)/submission' && git init -q -b main && git add -A &&
        git -c user.name=A -c user.email=a@b commit -qm A
        """
      #expect(try await shell(git, [:]).succeeded)
      let commands = try commands(".gitlab/grade.yml", after: "  script:")
      #expect(commands.count == 2)
      let result = try await shell(
        commands.joined(separator: "\n"),
        [
          "CI_PROJECT_DIR": copy.root.path, "SUBMISSION_REF": "main", "STAGE": "",
          "SUBMISSION_REPOSITORY": "file://\(place.url.path)/submission",
        ])
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      #expect(
        try reports(copy.layout.url(".build-report").path).steps.map(\.status) == [.passed])
    }

    @Test("Without a submission the script says what it wants; a bad grade is its exit code")
    func exitCodes() async throws {
      let script = "exec Tools/grade-in-ci"
      let missing = try await shell(script, [:])
      #expect(missing.end != .exited(0))
      #expect(missing.errors.contains("SUBMISSION"))
      let report = place.url.appendingPathComponent("report").path
      let empty = try TemporaryFolder()
      let values = ["SUBMISSION": empty.url.path, "REPORT": report]
      #expect(try await shell(script, values).end == .exited(1))
      #expect(
        try await shell(script, values.merging(["STAGE": "99"]) { $1 }).end == .exited(2))
    }
  }
}
