import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// What Visual Studio Code would run of `.vscode/tasks.json`, and what it would read of the output.
  @Suite struct EditorTaskTests {
    private struct Tasks: Decodable {
      var tasks: [Item]
    }

    private struct Item: Decodable {
      var label: String
      var type: String
      var command: String
      var args: [String]
      var problemMatcher: [Matcher]

      enum CodingKeys: CodingKey { case label, type, command, args, problemMatcher }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        label = try values.decode(String.self, forKey: .label)
        type = try values.decode(String.self, forKey: .type)
        command = try values.decode(String.self, forKey: .command)
        args = try values.decode([String].self, forKey: .args)
        // One, or a list that may be empty.
        problemMatcher =
          if let one = try? values.decode(Matcher.self, forKey: .problemMatcher) {
            [one]
          } else {
            try values.decode([Matcher].self, forKey: .problemMatcher)
          }
      }
    }

    private struct Matcher: Decodable {
      struct Pattern: Decodable {
        var regexp: String
        var file: Int
        var line: Int
        var column: Int
        var severity: Int
        var message: Int
      }
      struct Background: Decodable {
        var beginsPattern: String
        var endsPattern: String
      }
      var fileLocation: [String]
      var pattern: Pattern
      var background: Background?
    }

    /// A step whose starter does not compile, so that the first verdict names places in the learner's file.
    private static let refused = "finish-before-you-send"
    private let copy: TestCourse
    private let step: Course.Step
    private let tasks: [String: Item]

    init() throws {
      copy = try TestCourse(only: Self.refused)
      step = try copy.step(Self.refused)
      let file = TestCourse.repository.appendingPathComponent(".vscode/tasks.json")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?m)^\s*\/\/.*$/, with: "")
      let list = try JSONDecoder().decode(Tasks.self, from: Data(text.utf8)).tasks
      tasks = Dictionary(uniqueKeysWithValues: list.map { ($0.label, $0) })
      // In place of the script, whose build is the tests' own.
      try copy.write("workshop", "#!/bin/sh\nexec '\(try TestCourse.executable.path)' \"$@\"\n")
      chmod(copy.layout.url("workshop").path, 0o755)
    }

    private func task(_ label: String) throws -> Item {
      try #require(tasks[label], "The tasks are \(tasks.keys.sorted())")
    }

    /// The words of a task, as the editor puts them together with an exercise open.
    private func words(of task: Item) throws -> [String] {
      #expect(task.type == "process")
      return try ([task.command] + task.args).map { word in
        let replaced =
          word
          .replacing("${file}", with: copy.layout.url(copy.layout.exercise(step)).path)
          .replacing("${workspaceFolder}", with: copy.root.path)
        try #require(!replaced.contains("${"), "\(word) is not known to this test")
        return replaced
      }
    }

    private func run(_ label: String) async throws -> Completion {
      let words = try words(of: task(label))
      return try await Command(
        executable: "/usr/bin/env", arguments: words, directory: copy.root.path,
        environment: copy.environment(), timeLimit: .patience
      ).run()
    }

    /// The places that a matcher finds, as the editor would list them.
    private func problems(_ matcher: Matcher, in output: String) throws -> [String] {
      #expect(matcher.fileLocation == ["relative", "${workspaceFolder}"])
      let pattern = matcher.pattern
      let regexp = try Regex(pattern.regexp)
      return try output.split(separator: "\n").compactMap { line in
        guard let match = line.firstMatch(of: regexp) else { return nil }
        func part(_ index: Int) throws -> String { String(try #require(match[index].substring)) }
        let path = try part(pattern.file)
        #expect(FileManager.default.fileExists(atPath: copy.layout.url(path).path), "\(path)")
        let place = try [part(pattern.line), part(pattern.column)]
        #expect(place.compactMap { Int($0) }.count == 2, "\(place)")
        #expect(try part(pattern.message) != "")
        return "\(path) \(try part(pattern.severity))"
      }
    }

    @Test("The tasks are those that this suite runs")
    func all() {
      #expect(tasks.keys.sorted() == ["check this file", "hint for this file", "watch"])
    }

    @Test("“check this file” judges it; its matcher finds the place in it that is refused")
    func check() async throws {
      let matcher = try #require(try task("check this file").problemMatcher.first)
      let refused = try await run("check this file")
      #expect(refused.end == .exited(1), "\(refused.output)\(refused.errors)")
      let problems = try problems(matcher, in: refused.output)
      #expect(problems.contains("\(copy.layout.exercise(step)) error"), "\(refused.output)")
      try copy.write(copy.layout.exercise(step), copy.read(copy.layout.solution(step)))
      let passed = try await run("check this file")
      #expect(passed.end == .exited(0), "\(passed.output)\(passed.errors)")
      #expect(try self.problems(matcher, in: passed.output).isEmpty)
    }

    @Test("“watch” says where a report begins and ends, and its matcher finds the place between")
    func watch() async throws {
      let task = try task("watch")
      let matcher = try #require(task.problemMatcher.first)
      let background = try #require(matcher.background)
      let (begins, ends) = try (
        Regex(background.beginsPattern), Regex(background.endsPattern)
      )
      try copy.write("output", "")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = try words(of: task)
      process.currentDirectoryURL = copy.root
      process.environment = copy.environment()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: copy.layout.url("output"))
      try process.run()
      func lines() -> [Substring] {
        ((try? copy.read("output")) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      }
      let hasEnded = await eventually {
        lines().contains { $0.contains(ends) } || !process.isRunning
      }
      process.terminate()
      process.waitUntilExit()
      #expect(hasEnded)
      let first = try #require(lines().firstIndex { $0.contains(begins) }, "\(lines())")
      let last = try #require(lines().firstIndex { $0.contains(ends) }, "\(lines())")
      try #require(first < last)
      let report = lines()[first...last].joined(separator: "\n")
      #expect(
        try problems(matcher, in: report).contains("\(copy.layout.exercise(step)) error"),
        "\(report)")
    }

    @Test("“hint for this file” shows a hint")
    func hint() async throws {
      let result = try await run("hint for this file")
      #expect(result.end == .exited(0), "\(result.errors)")
      #expect(result.output.contains("Hint 1 of 3"))
    }
  }
}
