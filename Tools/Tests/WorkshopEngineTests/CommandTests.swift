import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  @Suite struct CommandTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse()
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    private func solve() throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
    }

    private func object(_ text: String) throws -> [String: Any] {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(value as? [String: Any])
    }

    @Test("Exit code 0: what was judged passed; 1: it did not; 2: the words are at fault")
    func exitCodes() async throws {
      #expect(try await copy.workshop("check", sampleStep).end == .exited(1))
      try solve()
      let passed = try await copy.workshop("check", sampleStep)
      #expect(passed.end == .exited(0), "\(passed.output)\(passed.errors)")
      #expect(try await copy.workshop("check", "no-such-step").end == .exited(2))
      #expect(try await copy.workshop("check", "--no-such-flag").end == .exited(2))
      #expect(try await copy.workshop("help").end == .exited(0))
    }

    @Test("After a pass, a solution without a name is that step's, until the next one is edited")
    func solutionOfTheStepThatPassed() async throws {
      let first = copy.course.steps[0]
      try copy.write(copy.layout.exercise(first), copy.read(copy.layout.solution(first)))
      #expect(try await copy.workshop("check", first.id).end == .exited(0))
      let same = try await copy.workshop("solution")
      #expect(same.output == "Your answer to \(first.id) is the same as ours, to the letter.\n")
      let next = copy.course.steps[1]
      let path = copy.layout.exercise(next)
      try copy.write(path, copy.read(path) + "// Edited.\n")
      #expect(try await copy.workshop("solution").output.contains("-// Edited."))
    }

    @Test("Steps without race checks do not pass for steps without a race")
    func nothingToSanitize() async throws {
      let result = try await copy.workshop("check", sampleStep, "--sanitize", "thread")
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("\(sampleStep) has no race checks."))
      let stage = try await copy.workshop("check", "SingleThreaded", "--sanitize", "thread")
      #expect(stage.end == .exited(2))
      #expect(stage.errors.contains("None of these steps has race checks."))
    }

    @Test("Outside a course it says so, with exit code 2")
    func outside() async throws {
      let folder = try TemporaryFolder()
      let result = try await copy.workshop("list", environment: ["WORKSHOP_ROOT": folder.url.path])
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("no Course.json"))
      #expect(result.output.isEmpty)
    }

    @Test("A broken Course.json is told in its own words")
    func brokenCourse() async throws {
      try copy.edit("Course.json", "\"minutes\"", "\"minuets\"")
      let result = try await copy.workshop("list")
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("minutes is missing"))
    }

    @Test("check --json is JSON on standard output and nothing else")
    func checkJSON() async throws {
      let result = try await copy.workshop("check", sampleStep, "--json")
      #expect(result.end == .exited(1))
      let value = try object(result.output)
      #expect(value["schema"] as? Int == 1)
      #expect(value["passed"] as? Int == 0)
      #expect(value["total"] as? Int == 1)
      let judgements = try #require(value["judgements"] as? [[String: Any]])
      #expect(judgements.map { $0["step"] as? String } == [sampleStep])
      #expect(judgements.map { $0["status"] as? String } == [step.starter.status.rawValue])
      let finding = (judgements.first?["findings"] as? [[String: Any]])?.first
      #expect(finding?["rule"] as? String == step.starter.reason)
      #expect(finding?["line"] is Int)
    }

    @Test("list --json tells each step's file, mode, minutes and state")
    func listJSON() async throws {
      try solve()
      let value = try object(try await copy.workshop("list", "--json").output)
      let rows = try #require(value["steps"] as? [[String: Any]])
      #expect(rows.map { $0["id"] as? String } == copy.course.steps.map(\.id))
      let row = try #require(rows.first { $0["id"] as? String == sampleStep })
      #expect(row["exercise"] as? String == exercise)
      #expect(row["state"] as? String == "edited")
      #expect(row["mode"] as? String == "app")
      #expect(row["minutes"] as? Int == step.minutes)
      #expect(
        try await copy.workshop("list").output.split(separator: "\n")
          .map { String($0.prefix { $0 != " " }) } == copy.course.steps.map(\.id))
    }

    @Test(
      "An unknown step or verb names the nearest",
      arguments: [
        (["check", "main-actor-by-defalt"], "main-actor-by-default"), (["chekc"], "check"),
        (["hint", "finish-before-you-sned"], "finish-before-you-send"),
        (["check", "senable"], "sendable"),
      ])
    func nearest(words: [String], name: String) async throws {
      let result = try await Command(
        executable: TestCourse.executable.path, arguments: words, directory: copy.root.path,
        environment: copy.environment(), timeLimit: .patience
      ).run()
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("“\(name)”"))
      #expect(result.output.isEmpty)
    }

    @Test("Without a terminal nothing is asked, with standard input closed too")
    func noTerminal() async throws {
      let script = "exec '\(try TestCourse.executable.path)' check \(sampleStep) <&-"
      let closed = try await Command(
        executable: "/bin/sh", arguments: ["-c", script], directory: copy.root.path,
        environment: copy.environment(), timeLimit: .patience
      ).run()
      #expect(closed.end == .exited(1))
      #expect(!closed.output.contains("Your choice"))
      #expect(closed.output.contains("./workshop hint \(sampleStep)"))
      let predict = try await copy.workshop("predict", sampleStep)
      #expect(predict.end == .exited(0))
      #expect(predict.output.contains("--answer"))
    }

    @Test("A prediction can be answered by an option, and is remembered")
    func predictByOption() async throws {
      let result = try await copy.workshop("predict", sampleStep, "--answer", "a")
      #expect(result.end == .exited(0), "\(result.errors)")
      let prediction = try Prediction(markdown: copy.read(copy.layout.prediction(step)))
      let entry = Workspace(layout: copy.layout).store.read().progress.steps[sampleStep]
      #expect(entry?.prediction == prediction.choices.first?.output)
      let wrong = try await copy.workshop("predict", sampleStep, "--answer", "x")
      #expect(wrong.end == .exited(2))
    }

    @Test("A hint comes one tier at a time, and stays at the last")
    func hints() async throws {
      func shown(_ arguments: String...) async throws -> [String] {
        let text = try await Command(
          executable: TestCourse.executable.path, arguments: ["hint", sampleStep] + arguments,
          directory: copy.root.path, environment: copy.environment(), timeLimit: .patience
        ).run().output
        return text.matches(of: /Hint (\d) of 3/).map { String($0.1) }
      }
      for tier in ["1", "2", "3", "3"] { #expect(try await shown() == [tier]) }
      #expect(try await shown("--again") == ["1", "2", "3"])
    }

    @Test("solve keeps the learner's file, and then check passes; reset brings all starters back")
    func solveAll() async throws {
      try copy.write(exercise, "let mine = 1\n")
      let solved = try await copy.workshop("solve", "all")
      #expect(solved.end == .exited(0))
      #expect(solved.output.contains(".workshop/kept/"))
      let kept = copy.folder.names(".workshop/kept")
      #expect(try kept.map { try copy.read(".workshop/kept/\($0)") } == ["let mine = 1\n"])
      // A stage of them: all take minutes, and are judged by the linter.
      let checked = try await copy.workshop("check", "1")
      #expect(checked.end == .exited(0), "\(checked.output)")
      let status = try await copy.workshop("status")
      let count = copy.course.stages[0].steps.count
      #expect(status.output.contains("\(count) of \(copy.course.steps.count) steps passed"))
      #expect(try await copy.workshop("reset", "all").end == .exited(0))
      for step in copy.course.steps {
        #expect(
          try copy.read(copy.layout.exercise(step)) == copy.read(copy.layout.starter(step)))
      }
    }

    @Test("Two checks at once both answer, and the progress holds both")
    func twoAtOnce() async throws {
      try solve()
      let other = "finish-before-you-send"
      async let first = copy.workshop("check", sampleStep)
      async let second = copy.workshop("check", other)
      #expect(try await first.end == .exited(0))
      #expect(try await second.end == .exited(1))
      let steps = Workspace(layout: copy.layout).store.read().progress.steps
      #expect(steps[sampleStep]?.status == .passed)
      #expect(steps[other]?.status == .doesNotBuild)
    }

    @Test("Corrupt progress is set aside with a message, and rebuilt by judging again")
    func corruptProgress() async throws {
      try solve()
      try copy.write(".workshop/progress.json", "{ \"schema\": 1, \"steps\": {")
      let result = try await copy.workshop("list", "--json")
      #expect(result.end == .exited(0))
      let aside = try #require(
        copy.folder.names(".workshop").first { $0.hasPrefix("progress-unreadable") })
      #expect(result.errors.contains(aside))
      #expect(try copy.read(".workshop/\(aside)") == "{ \"schema\": 1, \"steps\": {")
      #expect(try object(result.output)["schema"] as? Int == 1)
      let progress = Workspace(layout: copy.layout).store.read().progress
      #expect(progress.steps[sampleStep]?.status == .passed)
    }

    @Test("A course that was moved with its cache judges as before")
    func moved() async throws {
      let copy = try TestCourse(only: sampleStep)
      try copy.remove(".workshop/cache")
      #expect(try await copy.workshop("solve", sampleStep).end == .exited(0))
      #expect(try await copy.workshop("check", sampleStep).end == .exited(0))
      let parent = try TemporaryFolder()
      let moved = parent.url.appendingPathComponent("elsewhere")
      try FileManager.default.moveItem(at: copy.root, to: moved)
      // A new answer, so that it is compiled and not remembered.
      let file = moved.appendingPathComponent(copy.layout.exercise(step))
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data((text + "\nlet another = 1\n").utf8).write(to: file)
      let result = try await copy.workshop(
        "check", sampleStep, environment: ["WORKSHOP_ROOT": moved.path], in: moved)
      #expect(result.end == .exited(0), "\(result.output)")
    }

    @Test("Where the course cannot be written the reason is told, and nothing is changed")
    func readOnly() async throws {
      // A file where the folder should be stands in for a read-only checkout: root may write there.
      try copy.remove(".workshop")
      try copy.write(".workshop", "")
      let result = try await copy.workshop("check", sampleStep)
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("\(copy.root.path)/.workshop"))
      #expect(result.errors.contains("cannot be written"))
      #expect(try await copy.workshop("list").end == .exited(0))
      try copy.write(exercise, "let mine = 1\n")
      #expect(try await copy.workshop("reset", sampleStep).end == .exited(2))
      #expect(try copy.read(exercise) == "let mine = 1\n")
    }
  }
}
