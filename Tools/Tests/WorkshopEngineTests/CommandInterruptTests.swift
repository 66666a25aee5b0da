import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding {
  /// Ctrl-C and its kin, wherever the command is at that moment.
  @Suite(.enabled(if: hasProcessFiles, "processes can be counted on Linux alone"))
  struct CommandInterruptTests {
    let copy: TestCourse
    let step: Course.Step
    let exercise: String

    init() throws {
      copy = try TestCourse(only: sampleStep)
      step = try copy.step(sampleStep)
      exercise = copy.layout.exercise(step)
      try copy.write(".workshop/progress.json", #"{"schema": 1, "steps": {}}"#)
    }

    /// Interrupts once a program whose path ends so runs below the command, and looks at the rest.
    private func interrupt(
      _ process: Process, by signal: Int32, once ending: String
    ) async throws {
      let reached = await eventually {
        !process.isRunning
          || descendants(of: process.processIdentifier)
            .contains { program(of: $0).hasSuffix(ending) }
      }
      try #require(reached && process.isRunning)
      try await end(process, by: signal)
    }

    private func end(_ process: Process, by signal: Int32) async throws {
      kill(process.processIdentifier, signal)
      let ended = await eventually { !process.isRunning }
      try #require(ended)
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 128 + signal)
      // Sooner than what goes on by itself would end.
      #expect(await eventually(within: .seconds(10)) { processes(marked: copy.mark.path).isEmpty })
      #expect(try copy.drafts(of: process).isEmpty)
      #expect(try copy.read(".workshop/progress.json") == #"{"schema": 1, "steps": {}}"#)
      #expect(copy.folder.names(".workshop").allSatisfy { !$0.contains(".new-") })
    }

    @Test("While checks hang", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func whileChecksHang(signal: Int32) async throws {
      try copy.write(exercise, copy.read(copy.layout.solution(step)))
      try copy.edit(
        exercise, "employees.append(employee)", "while true { employees = [employee] }")
      try await interrupt(copy.start("check", sampleStep), by: signal, once: "/checks")
    }

    @Test("While a submission is graded", arguments: [SIGINT, SIGTERM])
    func whileItGrades(signal: Int32) async throws {
      try copy.write("handed-in/\(exercise)", copy.read(copy.layout.solution(step)))
      try copy.edit(
        "handed-in/\(exercise)", "employees.append(employee)",
        "while true { employees = [employee] }")
      let process = try copy.start("grade", "handed-in", "--report", "reports")
      var found: pid_t?
      let reached = await eventually {
        found = descendants(of: process.processIdentifier).last {
          // What probes the confinement is a program too.
          program(of: $0).hasSuffix("/program") && commandLine(of: $0).contains("--no-parallel")
        }
        return found != nil || !process.isRunning
      }
      try #require(reached && process.isRunning)
      let judged = try #require(found)
      // It is the program's own folder, or bubblewrap is told of it.
      let words = descendants(of: process.processIdentifier).flatMap(commandLine)
      let place = words.compactMap { $0.firstMatch(of: /.*\/workshop-run-[-\w]+/) }.first
      let folder = String(try #require(place).0)
      try #require(FileManager.default.fileExists(atPath: folder))
      try await end(process, by: signal)
      #expect(await eventually { kill(judged, 0) != 0 })
      #expect(!FileManager.default.fileExists(atPath: folder), "\(folder)")
      #expect(copy.folder.names("reports").isEmpty)
    }

    @Test("While the compiler works", arguments: [SIGINT, SIGTERM])
    func whileItCompiles(signal: Int32) async throws {
      // Long enough to be caught at, on a fast machine too; another text for each signal.
      let functions = (0..<1500).map { number in
        "func f\(number)() -> [Int] { [\(signal), 2].map { $0 + \(number) }.filter { $0 > 2 } }\n"
      }
      try copy.write(exercise, copy.read(copy.layout.solution(step)) + functions.joined())
      try await interrupt(copy.start("check", sampleStep), by: signal, once: "/swift-frontend")
    }

    @Test("In the middle of verify, and of soak", arguments: [["verify"], ["soak", "--loaded"]])
    func inVerify(words: [String]) async throws {
      // Another text than other tests have, so that something is left to compile.
      try copy.edit(
        copy.layout.solution(step), "// MARK: - Your turn", "// MARK: - Your turn \(words)")
      let process = try words.count == 1 ? copy.start("verify") : copy.start("soak", "--loaded")
      try await interrupt(process, by: SIGINT, once: "/swift-frontend")
    }

    @Test("While watch waits for a save", arguments: [SIGINT, SIGTERM])
    func whileItWatches(signal: Int32) async throws {
      try copy.write(exercise, "")
      let output = copy.layout.url("output")
      try copy.write("output", "")
      let process = try copy.start("watch", sampleStep, output: FileHandle(forWritingTo: output))
      let waits = await eventually {
        (try? copy.read("output").contains("Watching for the next save")) ?? false
      }
      try #require(waits)
      let progress = try copy.read(".workshop/progress.json")
      kill(process.processIdentifier, signal)
      let ended = await eventually { !process.isRunning }
      try #require(ended)
      #expect(process.terminationStatus == 128 + signal)
      #expect(processes(marked: copy.mark.path).isEmpty)
      #expect(try copy.read(".workshop/progress.json") == progress)
    }

    @Test("While another command holds the progress")
    func whileItWaits() async throws {
      let lock = open(copy.layout.url(".workshop/progress.json.lock").path, O_RDWR | O_CREAT, 0o600)
      defer { close(lock) }
      try #require(flock(lock, LOCK_EX) == 0)
      let process = try copy.start("check", sampleStep)
      // It has the lock's file open from then on, and cannot get further.
      let waits = await eventually {
        let files = "/proc/\(process.processIdentifier)/fd"
        let open = (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? []
        return open.contains {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)"))?
            .hasSuffix("progress.json.lock") ?? false
        }
      }
      try #require(waits)
      try await end(process, by: SIGINT)
    }

    @Test("At a question on a terminal, which is left as it was")
    func atAQuestion() async throws {
      try FileManager.default.createDirectory(at: copy.mark, withIntermediateDirectories: true)
      let line = """
        trap : INT; stty -a >before; '\(try TestCourse.executable.path)' predict \(sampleStep); \
        echo "code $?"; stty -a >after
        """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["script", "-qfec", line, "/dev/null"]
      process.currentDirectoryURL = copy.root
      process.environment = copy.environment(["TERM": "xterm", "TMPDIR": copy.mark.path])
      let keys = Pipe()
      let output = copy.layout.url("output")
      try copy.write("output", "")
      process.standardInput = keys
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      let asks = await eventually {
        (try? copy.read("output").contains("Your choice (")) ?? false
      }
      try #require(asks)
      try keys.fileHandleForWriting.write(contentsOf: Data([3]))
      let ended = await eventually { !process.isRunning }
      try #require(ended)
      let shown = try copy.read("output")
      #expect(shown.contains("\ncode 130"), "the shell's prompt stands on a line of its own")
      #expect(try copy.read("after") == copy.read("before"))
      #expect(try !copy.read("before").isEmpty)
      #expect(try copy.read(".workshop/progress.json") == #"{"schema": 1, "steps": {}}"#)
      #expect(processes(marked: copy.mark.path).isEmpty)
    }
  }
}
