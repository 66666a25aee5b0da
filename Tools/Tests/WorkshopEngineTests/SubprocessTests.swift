import Foundation
import Testing

@testable import WorkshopEngine

@Suite struct SubprocessTests {
  private func shell(_ script: String, _ change: (inout Command) -> Void = { _ in }) async throws
    -> Completion
  {
    var command = Command(executable: "/bin/sh", arguments: ["-c", script], directory: "/")
    change(&command)
    return try await command.run()
  }

  /// Whether a process is there and not a mere entry that waits to be collected.
  private func isAlive(_ process: pid_t) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return !status.contains(") Z ")
  }

  @Test("The exit code is the program's", arguments: [0, 1, 2, 42, 255] as [Int32])
  func exitCodes(code: Int32) async throws {
    let completion = try await shell("exit \(code)")
    #expect(completion.end == .exited(code))
    #expect(completion.succeeded == (code == 0))
  }

  @Test("A signal is told from an exit code", arguments: [SIGKILL, SIGSEGV, SIGTERM, SIGABRT])
  func signals(number: Int32) async throws {
    #expect(try await shell("kill -\(number) $$").end == .signalled(number))
  }

  @Test("A program that stands still, with what it has started, is ended as at its time limit")
  func standsStill() async throws {
    let completion = try await shell("echo begun; sleep 3600 & sleep 3600") {
      $0.timeLimit = .seconds(1_800)
      $0.standstillLimit = .milliseconds(300)
    }
    #expect(completion.end == .timedOut)
    #expect(completion.output == "begun\n")
  }

  @Test("Standing still is to use no processor time at look after look")
  func standstill() {
    var standstill = Standstill(limit: .seconds(1))
    for look in 1...100 { standstill.note(used: look * 30_000, after: .milliseconds(50)) }
    #expect(!standstill.isReached, "Thirty milliseconds of work in each look.")
    for _ in 1...10 { standstill.note(used: 3_010_000, after: .milliseconds(50)) }
    standstill.note(used: 3_015_000, after: .seconds(3_600))
    #expect(!standstill.isReached, "The machine has slept between two looks.")
    standstill.note(used: 1_000_000, after: .milliseconds(50))
    for _ in 1...19 { standstill.note(used: 1_000_000, after: .milliseconds(50)) }
    #expect(!standstill.isReached, "A process that worked has ended, and so it begins anew.")
    standstill.note(used: 1_005_000, after: .milliseconds(50))
    #expect(standstill.isReached)
  }

  @Test("What a child is told in secret stands at descriptor 4, and ends")
  func secret() async throws {
    let completion = try await shell("cat <&4; echo; cat <&4; echo end") {
      $0.hasEventPipe = true
      $0.secret = Array("hush".utf8)
    }
    #expect(completion.output == "hush\nend\n")
    #expect(completion.events.isEmpty)
    #expect(try await !shell("cat <&4") { $0.hasEventPipe = true }.succeeded)
  }

  @Test("Output and errors come apart, and standard input is empty")
  func streams() async throws {
    let completion = try await shell("echo out; echo err >&2; cat; echo end")
    #expect(completion.output == "out\nend\n")
    #expect(completion.errors == "err\n")
  }

  @Test("A program that cannot be started is told by name")
  func cannotStart() async throws {
    let command = Command(executable: "/no/such/program", arguments: [], directory: "/")
    let error = await #expect(throws: SpawnError.self) { try await command.run() }
    #expect(error?.description.contains("/no/such/program") == true)
  }

  @Test("A program runs in its directory, with its environment and no other")
  func surroundings() async throws {
    let folder = try TemporaryFolder()
    let completion = try await shell("pwd -P; echo \"[$GREETING][$HOME]\"") {
      $0.directory = folder.url.path
      $0.environment = ["GREETING": "hello"]
    }
    #expect(completion.output == "\(folder.url.path)\n[hello][]\n")
  }

  @Test("The time limit ends the whole group, a background grandchild too")
  func timeLimit() async throws {
    let folder = try TemporaryFolder()
    let note = folder.url.appendingPathComponent("pid")
    let completion = try await shell(
      "sh -c 'trap \"\" TERM INT HUP; echo $$ >pid; while :; do sleep 1; done' & wait"
    ) {
      $0.directory = folder.url.path
      $0.timeLimit = .seconds(2)
    }
    #expect(completion.end == .timedOut)
    let text = try String(contentsOf: note, encoding: .utf8)
    let grandchild = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    #expect(await eventually { !isAlive(grandchild) })
  }

  @Test("A program is ended that computes for longer than its share, by itself or in a child")
  func processorLimit() async throws {
    for script in ["while :; do :; done", "sh -c 'while :; do :; done'; true"] {
      let completion = try await shell(script) { $0.processorLimit = .milliseconds(100) }
      #expect(completion.end == .exceeded(.processor(.milliseconds(100))))
    }
  }

  @Test("Time that a program waits is none of its share of the processor")
  func waitingIsFree() async throws {
    // The shell itself takes some milliseconds.
    let completion = try await shell("sleep 1") { $0.processorLimit = .milliseconds(900) }
    #expect(completion.end == .exited(0))
  }

  @Test("What a program leaves running is ended with it, though it holds the pipes open")
  func leftBehind() async throws {
    let completion = try await shell("sleep 600 & echo $!") { $0.timeLimit = .seconds(300) }
    #expect(completion.end == .exited(0))
    let child = try #require(pid_t(completion.output.trimmingCharacters(in: .newlines)))
    #expect(await eventually { !isAlive(child) })
  }

  @Test("Cancelling ends the program")
  func cancelling() async throws {
    let folder = try TemporaryFolder()
    let task = Task {
      try await shell("echo $$ >pid.new; mv pid.new pid; sleep 600") {
        $0.directory = folder.url.path
      }
    }
    let note = folder.url.appendingPathComponent("pid")
    #expect(await eventually { FileManager.default.fileExists(atPath: note.path) })
    task.cancel()
    #expect(try await task.value.end == .cancelled)
    let text = try String(contentsOf: note, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    #expect(await eventually { !isAlive(process) })
  }

  @Test("More output than the limit is read and dropped, and the program runs to its end")
  func outputLimit() async throws {
    let completion = try await shell(
      "head -c 3000000 /dev/zero | tr '\\0' x; echo done >&2; exit 3"
    ) { $0.outputLimit = 1000 }
    #expect(completion.end == .exited(3))
    #expect(completion.output == String(repeating: "x", count: 1000))
    #expect(completion.errors == "done\n")
  }

  @Test("Events come by descriptor 3 and mix with nothing")
  func eventPipe() async throws {
    let completion = try await shell("echo event >&3; echo out") { $0.hasEventPipe = true }
    #expect(completion.events == Array("event\n".utf8))
    #expect(completion.output == "out\n")
    let without = try await shell("(echo event >&3) 2>/dev/null || echo closed")
    #expect(without.output == "closed\n")
    #expect(without.events.isEmpty)
  }

  @Test("A program that closes its streams and runs on is waited for")
  func closedStreams() async throws {
    let completion = try await shell("exec >&- 2>&-; sleep 0.2; exit 7")
    #expect(completion.end == .exited(7))
  }

  @Test("A program that closes its streams and never ends meets the time limit")
  func closedForEver() async throws {
    let completion = try await shell("exec >&- 2>&-; sleep 600") { $0.timeLimit = .seconds(1) }
    #expect(completion.end == .timedOut)
  }

  @Test("No descriptor of ours but the four reaches a program", .enabled(if: hasProcessFiles))
  func descriptors() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("open")
    try Data("secret".utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let results = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await Command(
            executable: "/bin/ls", arguments: ["/proc/self/fd"], directory: "/",
            hasEventPipe: true
          ).run().output
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    try handle.close()
    // ls itself opens the folder that it lists, as 4.
    #expect(results.allSatisfy { $0.split(separator: "\n") == ["0", "1", "2", "3", "4"] })
  }

  @Test("No bytes are lost when many programs run at once")
  func manyAtOnce() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<12 {
        group.addTask { try await shell("head -c 500000 /dev/zero").output.utf8.count }
      }
      for try await count in group { #expect(count == 500_000) }
    }
  }
}
