import Foundation
import Testing
import WorkshopDigest

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

extension Slow.Commanding {
  /// `grade-class` as a teacher runs it, on a course of one step.
  @Suite struct CommandGradeClassTests {
    let copy: TestCourse
    let step: Course.Step
    let handedIn: TemporaryFolder
    let out: TemporaryFolder

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      handedIn = try TemporaryFolder()
      out = try TemporaryFolder()
    }

    private func handIn(_ name: String, _ text: String) throws {
      let file = handedIn.url.appendingPathComponent("\(name)/\(copy.layout.exercise(step))")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    private var solution: String {
      get throws { try copy.read(copy.layout.solution(step)) }
    }

    private func graded(_ more: String...) async throws -> Completion {
      try await copy.workshop(
        ["grade-class", handedIn.url.path, "--reports", out.url.path] + more)
    }

    private func report(_ name: String) throws -> GradeReport {
      let data = try Data(
        contentsOf: out.url.appendingPathComponent("submissions/\(name)/report.json"))
      return try JSONDecoder().decode(GradeReport.self, from: data)
    }

    @Test("Each submission gets its reports, and the class an overview; a failed one is no error")
    func wholeClass() async throws {
      try handIn("ada", solution)
      try handIn("bob", copy.read(copy.layout.starter(step)))
      try Data().write(to: handedIn.url.appendingPathComponent("notes.txt"))
      let result = try await graded()
      #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      #expect(result.errors.contains("“notes.txt” is no folder"))
      #expect(
        out.names() == ["class.csv", "class.html", "class.json", "class.xml", "submissions"])
      #expect(try report("ada").totals.passed == 1)
      #expect(try report("bob").totals.passed == 0)
      #expect(out.names("submissions/bob") == GradeReport.fileNames.sorted())
      let csv = try String(
        contentsOf: out.url.appendingPathComponent("class.csv"), encoding: .utf8)
      #expect(csv.contains("ada,10,10,1,1") && csv.contains("bob,0,10,0,1"))
    }

    @Test("A second run keeps what is the same, and grades what was handed in once more")
    func again() async throws {
      try handIn("ada", solution)
      try handIn("bob", copy.read(copy.layout.starter(step)))
      _ = try await graded()
      try handIn("bob", solution)
      try handIn("cleo", solution)
      let result = try await graded()
      #expect(result.output.contains("2 graded, 1 as they were"))
      #expect(try report("bob").totals.passed == 1)
      // A report that was cut off is none.
      let file = out.url.appendingPathComponent("submissions/ada/report.json")
      try Data("{".utf8).write(to: file)
      #expect(try await graded().output.contains("1 graded, 2 as they were"))
      #expect(try report("ada").totals.passed == 1)
    }

    @Test("Reports of another course are refused, and replaced where that is asked for")
    func otherCourse() async throws {
      try handIn("ada", solution)
      _ = try await graded()
      try copy.edit(copy.layout.checks(step), "import Testing", "import Testing\n// Another.")
      let refused = try await graded()
      #expect(refused.end == .exited(2))
      #expect(refused.errors.contains("another state of the course"))
      #expect(try await graded("--anew").output.contains("1 graded, 0 as they were"))
      #expect(try await graded().output.contains("0 graded, 1 as they were"))
      let terms = out.url.appendingPathComponent("class.json")
      let text = try String(contentsOf: terms, encoding: .utf8)
      try Data(text.replacing("Swift version", with: "Swift version 5 or").utf8).write(to: terms)
      #expect(try await graded().errors.contains("another toolchain"))
    }

    @Test("Parts are graded apart, and the overview is made at the end")
    func parts() async throws {
      for name in ["a", "b", "c"] { try handIn(name, solution) }
      let first = try await graded("--part", "1/2")
      #expect(first.output.contains("2 graded"))
      #expect(out.names("submissions") == ["a", "c"])
      #expect(!out.names().contains("class.csv"))
      _ = try await graded("--part", "2/2")
      #expect(try await graded().output.contains("0 graded, 3 as they were"))
      #expect(out.names().contains("class.csv"))
    }

    @Test("What was said to be graded is still there after kill -9, and the next run goes on")
    func killed() async throws {
      let rounds = ProcessInfo.processInfo.environment["GRADE_CLASS_KILLS"].flatMap(Int.init) ?? 3
      var announced = Set<String>()
      for round in 0..<rounds {
        // All have handed in once more, so there is something to lose.
        let answers = try (0..<8).map { "\(try solution)// \($0), \(round)\n" }
        for (index, answer) in answers.enumerated() { try handIn("s\(index)", answer) }
        // Ends it when so many submissions were announced, in the middle of the next.
        let script = """
          mkfifo lines; "$0" "$@" > lines & pid=$!; exec 3< lines; rm lines; count=0
          while [ $count -lt \(1 + round % 8) ] && read -r line <&3; do echo "$line"; count=$((count + 1)); done
          kill -9 $pid; cat <&3; wait $pid 2> /dev/null
          rm -rf "${TMPDIR:-/tmp}"/workshop-run-$pid-* /tmp/workshop-run-$pid-*
          """
        let result = try await Command(
          executable: "/bin/sh",
          arguments: [
            "-c", script, TestCourse.executable.path, "grade-class", handedIn.url.path,
            "--reports", out.url.path,
          ], directory: copy.root.path,
          environment: copy.environment(), timeLimit: .patience
        ).run()
        announced = Set(result.output.matches(of: /“(s[0-9])”/).map { String($0.1) })
        #expect(!announced.isEmpty)
        for (index, answer) in answers.enumerated() where announced.contains("s\(index)") {
          let graded = try report("s\(index)")
          #expect(graded.totals.passed == 1, "round \(round)")
          #expect(graded.steps.first?.file?.sha256 == sha256(answer), "round \(round)")
        }
      }
      let result = try await graded()
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(out.names("submissions").count == 8)
      let kept = try #require(result.output.firstMatch(of: /graded, ([0-9]+) as they were/))
      #expect(
        try #require(Int(kept.1)) >= announced.count, "a report may be there, and its line not")
      for index in 0..<8 { #expect(try report("s\(index)").totals.passed == 1) }
    }

    @Test(
      "What cannot be is told with exit code 2",
      arguments: [
        ["--part", "0/4"], ["--jobs", "0"], ["--stage", "1", "--route", "taster"],
        ["--stage", "99"], ["--route", "nowhere"],
      ])
    func usage(words: [String]) async throws {
      try handIn("ada", solution)
      let result = try await copy.workshop(
        ["grade-class", handedIn.url.path, "--reports", out.url.path] + words)
      #expect(result.end == .exited(2))
      #expect(!out.names().contains("submissions"))
    }

    @Test("A class without submissions is said, and is no error")
    func empty() async throws {
      let result = try await graded()
      #expect(result.end == .exited(0))
      #expect(result.output.contains("There is no submission"))
    }
  }
}
