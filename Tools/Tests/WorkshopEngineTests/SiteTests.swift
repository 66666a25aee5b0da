import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// The site, which a script makes of the repository's pages with DocC.
  @Suite(.enabled(if: hasDocC, "there is no docc beside swift, or no python3, to build the site"))
  struct SiteTests {
    let out: TemporaryFolder

    init() throws {
      out = try TemporaryFolder()
    }

    private func built(from root: URL) async throws -> Completion {
      try await Command(
        executable: root.appendingPathComponent("Tools/docs").path,
        arguments: [out.url.path], directory: "/", timeLimit: .patience
      ).run()
    }

    /// A copy of what a test may break, beside links to the rest.
    private func copied() throws -> TemporaryFolder {
      let root = try TemporaryFolder()
      let ours = ["Tools/docs", "Tools/site", "Docs", "Course.json"]
      let others = [
        "App", "Checks", "CONTRIBUTING.md", "Exercises", "Makefile", "Playgrounds", "README.md",
        "SECURITY.md", "Solutions", "Support", "Tools/Sources", "Tools/Tests", "WorkshopUI",
        ".vscode",
      ]
      try root.copy(ours, linking: others)
      return root
    }

    private func edit(_ path: String, in root: TemporaryFolder, _ change: (String) -> String) throws
    {
      let file = root.url.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let changed = change(text)
      try #require(changed != text)
      try Data(changed.utf8).write(to: file)
    }

    private func text(_ path: String) throws -> String {
      try String(contentsOf: out.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("The repository's pages become a site without a warning, with a page and a quiz a stage")
    func whole() async throws {
      let course = try Course.load(
        from: TestCourse.repository.appendingPathComponent("Course.json"))
      let result = try await built(from: TestCourse.repository)
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.errors.isEmpty)
      for stage in course.stages {
        let page = try text("data/tutorials/workshop/\(stage.folder.lowercased()).json")
        #expect(page.contains(#""kind":"assessments""#), "\(stage.folder)")
        let questions = page.components(separatedBy: #""type":"multiple-choice""#).count - 1
        #expect(questions == stage.steps.count, "\(stage.folder)")
        #expect(page.components(separatedBy: #""isCorrect":true"#).count - 1 == questions)
      }
      try findsInTheSearch(course)
      try holdsNoSolution(course)
    }

    private func findsInTheSearch(_ course: Course) throws {
      let index = try text("search-index.js")
      for step in course.steps {
        #expect(index.contains(#"["\#(step.id)","#), "\(step.id)")
      }
      #expect(index.contains(#"["regionbasedisolation_named_send_yields_race","#))
      #expect(index.contains("That is called reentrancy"))
      #expect(index.contains(#""tutorials/workshop/05-actors/#One-piece-at-a-time-not-one-call""#))
    }

    /// Compares the lines that stand in a solution's turn and not in its starter.
    private func holdsNoSolution(_ course: Course) throws {
      let layout = CourseLayout(root: TestCourse.repository, course: course)
      let index = try text("search-index.js")
      var looked = 0
      for step in course.steps {
        let starter = try layout.text("\(layout.checksFolder(step))/starter.swift")
        let solution = try layout.text(layout.solution(step))
        // Three lines on end: one line alone, such as `defer { lock.unlock() }`, is the language's.
        let lines = solution.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for window in zip(lines, zip(lines.dropFirst(), lines.dropFirst(2))) {
          let three = [window.0, window.1.0, window.1.1]
          guard three.allSatisfy({ $0.count > 12 && !$0.hasPrefix("//") && !starter.contains($0) })
          else { continue }
          // A requirement of Swift Testing's, which the page shows as it has to be spelled.
          if three.contains(where: { $0.hasPrefix("for test: Test") }) { continue }
          looked += 1
          let words = three.joined(separator: " ").replacing("\\", with: #"\\"#)
            .replacing("\"", with: #"\""#)
          #expect(!index.contains(words), "\(step.id): \(three)")
        }
      }
      #expect(looked > 100)
    }

    @Test("What is wrong with a page is named with its file and line")
    func faults() async throws {
      let root = try copied()
      let wrong = [
        ("[gone](Gone.md)", "the link Gone.md leads nowhere."),
        ("[gone](Settings.md#gone)", "Docs/Site/Settings.md has no heading “gone”."),
        (
          "![](../Pictures/05-reentrancy.svg)",
          "the picture ../Pictures/05-reentrancy.svg has no words."
        ),
        ("<img src=\"../Pictures/05-reentrancy.svg\">", "a picture has no address or no words."),
        (
          "``CheckedContinuation``",
          "DocC takes ``CheckedContinuation`` for a symbol; use one backtick."
        ),
      ]
      try edit("Docs/Site/Debugging.md", in: root) {
        $0.replacing(
          "## Where does this code run?",
          with: wrong.map(\.0).joined(separator: "\n") + "\n\n## Where does this code run?")
      }
      let result = try await built(from: root.url)
      #expect(result.end == .exited(1))
      let expected = wrong.enumerated().map { "Docs/Site/Debugging.md:\($0 + 6): \($1.1)" }
      #expect(result.errors.split(separator: "\n").map(String.init) == expected)
      #expect(out.names().isEmpty)
    }

    @Test("A warning of DocC's is named with the file and line of the page")
    func warning() async throws {
      let root = try copied()
      try edit("Docs/Site/Pages.json", in: root) {
        $0.replacing("doc:Diagnostics", with: "doc:Nowhere")
      }
      // At the beginning of a line DocC would take it for a directive of its own.
      try edit("Docs/Site/Debugging.md", in: root) {
        $0.replacing(
          "## Where does this code run?", with: "@Gone { }\n\n## Where does this code run?")
      }
      let result = try await built(from: root.url)
      #expect(result.end == .exited(1))
      #expect(result.errors.contains("Docs/Site/Pages.json:"), "\(result.errors)")
      #expect(result.errors.contains("Nowhere"), "\(result.errors)")
      #expect(!result.errors.contains("Debugging.md"), "\(result.errors)")
    }

    @Test("A quiz without a right answer is a fault")
    func quiz() async throws {
      let root = try copied()
      try edit("Docs/Site/Answers.json", in: root) {
        $0.replacing("\"reentrancy\": \"-50\"", with: "\"reentrancy\": \"-51\"")
      }
      let result = try await built(from: root.url)
      #expect(result.end == .exited(1))
      let words = "03-reentrancy/prediction.md:1: Docs/Site/Answers.json says '-51'"
      #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test("A folder that holds something else is left as it is")
    func someoneElses() async throws {
      try Data("mine".utf8).write(to: out.url.appendingPathComponent("notes.txt"))
      let result = try await built(from: TestCourse.repository)
      #expect(result.end == .exited(2))
      #expect(out.names() == ["notes.txt"])
    }

    @Test("To open a folder without a site is refused, with what comes first")
    func nothingToOpen() async throws {
      let result = try await Command(
        executable: TestCourse.repository.appendingPathComponent("Tools/docs").path,
        arguments: ["--open", out.url.path], directory: "/", timeLimit: .patience
      ).run()
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("holds no site. First: make docs OUT="))
    }
  }
}

private let hasDocC: Bool = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  func find(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
  guard find("python3") != nil, let swift = find("swift") else { return false }
  let beside = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
  return find("docc") != nil
    || FileManager.default.isExecutableFile(atPath: beside.appendingPathComponent("docc").path)
}()
