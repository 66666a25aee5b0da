import Foundation
import Testing
import WorkshopPolicy

@testable import WorkshopEngine
@testable import WorkshopStaffEngine

/// What a program leaves behind when it ends.
extension Slow.Commanding.ConfinementTests {
  @Test("Nothing stays, in any session", arguments: [.none] + all)
  func leftBehind(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    let mark = "workshop-stays-\(UUID().uuidString)"
    var command = try await HostileProgram.command("leave", mark)
    command.endsDescendants = true
    let completion = try await confinement.run(command)
    #expect(completion.output == "worked\n", "\(completion)")
    #expect(Self.processes(named: mark).isEmpty)
  }

  @Test("Without a supervisor, a program in a session of its own does stay")
  func leftBehindUnprotected() async throws {
    let mark = "workshop-stays-\(UUID().uuidString)"
    _ = try await HostileProgram.command("leave", mark).run()
    #expect(await eventually { !Self.processes(named: mark).isEmpty })
    for process in Self.processes(named: mark) { kill(process, SIGKILL) }
  }

  @Test("What a judged answer starts is ended with it", arguments: [.none] + all)
  func answerLeaves(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    let copy = try TestCourse(only: sampleStep)
    var step = try copy.step(sampleStep)
    // What the policy would refuse, so that the run is seen to hold alone.
    step.allows = PolicyRule.allCases.map(\.rawValue)
    let mark = "workshop-stays-\(UUID().uuidString)"
    let exercise = copy.layout.exercise(step)
    try leave(mark, in: copy, step, then: "")
    let judge = Judge(
      layout: copy.layout, toolchain: try await TestCourse.toolchain.value,
      cache: TestCourse.cache, confinement: confinement)
    let judgement = try await judge.judge(step, answer: exercise)
    #expect(judgement.status == .passed, "\(judgement)")
    #expect(Self.processes(named: mark).isEmpty)
  }

  @Test("Nothing stays where the command itself is ended", arguments: [SIGKILL, SIGINT])
  func commandEnded(number: Int32) async throws {
    let copy = try TestCourse(only: sampleStep)
    let step = try copy.step(sampleStep)
    var course = copy.course
    for index in course.stages.indices where !course.stages[index].steps.isEmpty {
      course.stages[index].steps[0].allows = PolicyRule.allCases.map(\.rawValue)
    }
    try copy.write("Course.json", course.text)
    let mark = "workshop-stays-\(UUID().uuidString)"
    try leave(mark, in: copy, step, then: "while true { employees = [] }")
    let process = Process()
    process.executableURL = try TestCourse.executable
    process.arguments = ["check", sampleStep]
    process.currentDirectoryURL = copy.root
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    #expect(await eventually { !Self.processes(named: mark).isEmpty })
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(await eventually { Self.processes(named: mark).isEmpty })
    #expect(await eventually { Self.processes(named: copy.root.path).isEmpty })
  }

  /// Writes an answer that starts a process of that name in a session of its own.
  private func leave(
    _ mark: String, in copy: TestCourse, _ step: Course.Step, then rest: String
  ) throws {
    let exercise = copy.layout.exercise(step)
    try copy.write(exercise, try copy.read(copy.layout.solution(step)))
    try copy.edit(
      exercise, "employees.append(employee)",
      """
      employees.append(employee)
          let words = ["setsid", "-f", "/bin/bash", "-c", "exec -a \(mark) sleep 1000"]
          var pointers = words.map { strdup($0) } + [nil]
          var process: pid_t = 0
          posix_spawn(&process, "/usr/bin/setsid", nil, nil, &pointers, nil)
          waitpid(process, nil, 0)
          \(rest)
      """)
  }

  @Test("No process gets away by starting another and ending, again and again")
  func leapfrog() async throws {
    var command = try await HostileProgram.command("leapfrog")
    command.endsDescendants = true
    var streams = [try PipeReader(), try PipeReader()]
    let child = try command.start(streams, secret: nil)
    for index in streams.indices { streams[index].closeWriteEnd() }
    #expect(await eventually { child.hasExited })
    // A process that is left still holds the pipe, however short its life.
    var state = streams[1].pollDescriptor
    #expect(poll(&state, 1, 0) == 1)
    #expect(Int32(state.revents) & Int32(POLLHUP) != 0)
    for stream in streams { stream.closeReadEnd() }
    #expect(try child.collect("hostile").status == 0)
  }

  @Test("Ending one program's strangers leaves others alone")
  func otherPrograms() async throws {
    let other = Task {
      try await Command(
        executable: "/bin/sh", arguments: ["-c", "sleep 1; echo done"], directory: "/"
      ).run()
    }
    let mark = "workshop-stays-\(UUID().uuidString)"
    var command = try await HostileProgram.command("leave", mark)
    command.endsDescendants = true
    for _ in 0..<5 { _ = try await command.run() }
    #expect(try await other.value.output == "done\n")
  }

  /// Processes of this machine that have a name among their arguments.
  private static func processes(named name: String) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let file = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
      return file?.split(separator: 0).contains {
        String(decoding: $0, as: UTF8.self).hasPrefix(name)
      } == true
    }
  }
}
