import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// Words, streams, environment and place that are not as they should be.
  @Suite struct CommandBadSurroundingsTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
    }

    @Test(
      "Words that are too many, too long or of another kind are told in one line or two",
      arguments: [
        (["check", "a", "b"], "Unexpected argument 'b'"),
        (["hint", "2"], "“2” has no steps yet"),
        (["check", ""], "There is no step, stage or route “”. `./workshop status`"),
        (["check", String(repeating: "x", count: 9000)], "xxx…”"),
        (["check", "\u{1B}[2Jx"], "[2Jx”"),
        (["run", "99"], "There is no step, stage or route “99”"),
        (["reset"], "Missing expected argument '<name>'"),
        (["soak", "--runs", "0"], "--runs is a number above zero"),
        (["soak", "--runs", "many"], "'many' is invalid for '--runs"),
        (["predict", sampleStep, "--answer", "zz"], "“zz” is none of the choices"),
        (
          ["new-step", "x", "--stage", "1", "--number", "9", "--title", "x", "--mode", "y"],
          "no mode"
        ),
        (["\u{1B}[2Jx"], "There is no verb"),
      ])
    func words(arguments: [String], words: String) async throws {
      let result = try await Command(
        executable: TestCourse.executable.path, arguments: arguments, directory: copy.root.path,
        environment: copy.environment(), timeLimit: .patience
      ).run()
      #expect(result.end == .exited(2))
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(result.errors.utf8.count < 500)
      #expect(!result.errors.contains("\u{1B}"))
    }

    @Test(
      "Output that cannot be written is told, with exit code 2",
      arguments: ["list", "check", "help"])
    func fullOutput(verb: String) async throws {
      let result = try await copy.shell("\"$COMMAND\" \(verb) >/dev/full")
      #expect(result.end == .exited(2))
      #expect(result.errors.contains("The output cannot be written. Is the disk full?"))
    }

    @Test(
      "Errors that cannot be written end nothing: the exit code is the same",
      arguments: ["2>&-", "2>/dev/full", ">&- 2>&-", "<&- >&- 2>&-"])
    func noErrors(streams: String) async throws {
      #expect(try await copy.shell("\"$COMMAND\" check nope \(streams)").end == .exited(2))
      try copy.write(".workshop/progress.json", "{")
      #expect(try await copy.shell("\"$COMMAND\" check \(sampleStep) \(streams)").end == .exited(1))
      // A file that is opened must not have got the number of a closed stream.
      let store = Workspace(layout: copy.layout).store
      #expect(store.read().progress.steps[sampleStep]?.status == step.starter.status)
      #expect(try copy.read(".workshop/progress.json.lock").isEmpty)
    }

    @Test("A reader of one line gets it, and the command does not go on for the rest")
    func closedPipe() async throws {
      let line = "{ \"$COMMAND\" watch \(sampleStep); echo $? >code; } | head -n 1"
      let watched = try await copy.shell(line)
      #expect(watched.end == .exited(0))
      #expect(watched.output.split(separator: "\n").count == 1)
      #expect(try copy.read("code") == "141\n")
      // The verdict is known, so it is what the exit code says.
      let check = "{ \"$COMMAND\" check \(sampleStep) --json; echo $? >code; } | true"
      #expect(try await copy.shell(check).end == .exited(0))
      #expect(try copy.read("code") == "1\n")
    }

    @Test("Without HOME and a language, an answer is judged")
    func environment() async throws {
      // A cache of its own, so that the compiler is asked what it is.
      try copy.remove(".workshop/cache")
      let result = try await copy.shell(
        "\"$COMMAND\" check \(sampleStep)", without: ["HOME", "LANG"])
      #expect(result.end == .exited(1), "\(result.errors)")
      #expect(result.output.contains("The policy refused it"))
    }

    @Test("A clock that was wrong changes no verdict: files may be from the future")
    func clock() async throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      #expect(try await copy.workshop("check", sampleStep).end == .exited(0))
      let future = Date(timeIntervalSinceNow: 40_000_000_000)
      for path in [exercise, ".workshop/progress.json", "Course.json"] {
        try FileManager.default.setAttributes(
          [.modificationDate: future], ofItemAtPath: copy.layout.url(path).path)
      }
      #expect(try await copy.workshop("check").output.contains("All 1 steps are passed"))
      try copy.edit(exercise, "employees.append(employee)", "")
      #expect(try await copy.workshop("check", sampleStep).end == .exited(1))
    }

    @Test(
      "A compiler that is missing, old, broken or none is told by its path",
      arguments: [
        ("echo 'Swift version 5.10 (swift-5.10-RELEASE)'", "needs Swift 6.3 or newer, and"),
        ("kill -SEGV $$", "does not work: with --version it ended with signal 11"),
        ("echo boo >&2; exit 3", "ended with exit code 3.\nboo"),
        ("echo 'Swift version 6.3 (x)'", "asked what it would do to compile a file"),
      ])
    func wrongSwift(script: String, words: String) async throws {
      try copy.remove(".workshop/cache")
      for name in ["swiftc", "swift-frontend"] {
        try copy.write("bin/\(name)", "#!/bin/sh\n\(script)\n")
        chmod(copy.layout.url("bin/\(name)").path, 0o755)
      }
      let path = ["PATH": "\(copy.root.path)/bin:/usr/bin:/bin"]
      for verb in ["check", "hint", "verify"] {
        let result = try await copy.workshop(verb, sampleStep, environment: path)
        #expect(result.end == .exited(2))
        #expect(result.errors.contains(words), "\(verb): \(result.errors)")
        #expect(result.errors.contains("\(copy.root.path)/bin/swiftc"), "\(verb)")
        #expect(result.errors.contains("https://swift.org/install"), "\(verb)")
      }
      let doctor = try await copy.workshop("doctor", environment: path)
      #expect(doctor.end == .exited(2))
      #expect(doctor.output.contains("✗ Swift 6.3 or newer"))
      #expect(try await copy.workshop("status", environment: path).end == .exited(0))
      // Nothing of such a compiler is kept; that the course was checked is.
      let kept = copy.folder.names(".workshop/cache")
      #expect(kept.allSatisfy { ["course", "pruned"].contains($0) }, "\(kept)")
      let none = try await copy.workshop("check", environment: ["PATH": "/nowhere"])
      #expect(none.end == .exited(2))
      #expect(none.errors.contains("No Swift compiler is on the path."))
    }

    @Test(
      "Two at once, in an empty cache and a folder with a long and unusual name, are both right")
    func twoAtOnce() async throws {
      try copy.remove(".workshop/cache")
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      let parent = try TemporaryFolder()
      let name = "it's \"my\" Übung 演習 " + String(repeating: "x", count: 150)
      let folder = parent.url.appendingPathComponent("\(name)/\(name)/workshop")
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: copy.root, to: folder)
      // A place of its own, to see what is left there: the compiler's driver leaves folders, and crashes where the
      // path is not ASCII.
      let temporary = try TemporaryFolder()
      let variables = ["WORKSHOP_ROOT": folder.path, "TMPDIR": temporary.url.path]
      func run(_ words: String...) async throws -> Completion {
        try await Command(
          executable: TestCourse.executable.path, arguments: words, directory: folder.path,
          environment: copy.environment(variables), timeLimit: .patience
        ).run()
      }
      async let first = run("check", sampleStep)
      async let second = run("check", sampleStep)
      for result in try await [first, second] {
        #expect(result.end == .exited(0), "\(result.output)\(result.errors)")
      }
      async let third = run("predict", sampleStep, "--answer", "a")
      async let fourth = run("predict", sampleStep, "--answer", "b")
      for result in try await [third, fourth] {
        #expect(result.end == .exited(0), "\(result.errors)")
        #expect(result.output.contains("It prints: "))
      }
      #expect(try await run("solution", sampleStep).output.contains("the same as ours"))
      #expect(try await run("reset", sampleStep).end == .exited(0))
      let layout = try CourseLayout(root: folder)
      let reading = Workspace(layout: layout).store.read()
      #expect(reading.fault == nil)
      #expect(reading.progress.steps[sampleStep]?.status == .passed)
      let left = try FileManager.default.contentsOfDirectory(
        atPath: layout.url(".workshop/cache").path)
      #expect(left.filter { $0.hasPrefix("draft-") }.isEmpty)
      #expect(temporary.names() == [])
      // Where two asked the compiler at the same time, both have its linker.
      let note = try #require(left.first { $0.hasPrefix("toolchain-") })
      #expect(try layout.text(".workshop/cache/\(note)").contains("ld.lld") == hasProcessFiles)
    }
  }
}
