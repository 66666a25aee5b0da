import Foundation
import Testing

@testable import WorkshopEngine

extension Slow.Commanding.ConfinementTests {
  @Test("Too much memory ends a run, in one process or in many", arguments: all)
  func memory(strategy: Confinement.Strategy) async throws {
    guard var confinement = try await confinement(strategy) else { return }
    confinement.limits.memory = 64 << 20
    for act in ["memory", "memories"] {
      let completion = try await confinement.run(HostileProgram.command(act, "100"))
      #expect(completion.end == .exceeded(.memory(64 << 20)), "\(act)")
    }
    // With more room, the same program goes on until its time is over.
    confinement.limits.memory = 512 << 20
    var command = try await HostileProgram.command("memory", "100")
    command.timeLimit = .milliseconds(500)
    #expect(try await confinement.run(command).end == .timedOut)
  }

  @Test("Too many processes end a run, or are refused", arguments: all)
  func processes(strategy: Confinement.Strategy) async throws {
    guard var confinement = try await confinement(strategy) else { return }
    confinement.limits.threads = 20
    let completion = try await confinement.run(HostileProgram.command("processes", "60"))
    switch completion.end {
    case .exited(3), .exceeded(.threads): break
    default: Issue.record("\(completion.end)")
    }
    confinement.limits.threads = 100
    var command = try await HostileProgram.command("processes", "60")
    command.timeLimit = .milliseconds(500)
    #expect(try await confinement.run(command).end == .timedOut)
  }

  @Test("A file cannot grow beyond its limit", arguments: all)
  func fileSize(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    let megabytes = confinement.limits.files >> 20
    let small = try await confinement.run(HostileProgram.command("file-size", "\(megabytes)"))
    #expect(small.output == "worked\n")
    let large = try await confinement.run(
      HostileProgram.command("file-size", "\(megabytes + 1)"))
    #expect(large.output != "worked\n")
  }

  @Test("Many files cannot grow beyond the limit either", arguments: all)
  func manyFiles(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    let megabytes = confinement.limits.files >> 20
    let completion = try await confinement.run(
      HostileProgram.command("files", "\(megabytes * 2)"))
    switch completion.end {
    case .exceeded(.disk): break
    case .exited(0): #expect(completion.output == "No space left on device\n")
    default: Issue.record("\(completion.end)")
    }
    var command = try await HostileProgram.command("files", "\(megabytes / 2)")
    command.timeLimit = .milliseconds(500)
    #expect(try await confinement.run(command).end == .timedOut)
  }

  @Test("A flood is read, and dropped beyond the limit", arguments: all)
  func flood(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    var command = try await HostileProgram.command("flood", "32")
    command.outputLimit = 1 << 20
    let completion = try await confinement.run(command)
    #expect(completion.end == .exited(0))
    #expect(completion.output.utf8.count == 1 << 20)
  }

  @Test("The time limit ends a run, and its folder goes with it", arguments: all)
  func timeLimit(strategy: Confinement.Strategy) async throws {
    guard let confinement = try await confinement(strategy) else { return }
    var command = try await HostileProgram.command("stay")
    command.timeLimit = .milliseconds(300)
    #expect(try await confinement.run(command).end == .timedOut)
    let left = try FileManager.default.contentsOfDirectory(atPath: "/tmp").filter {
      $0.hasPrefix("workshop-run-")
        && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/tmp/\($0)")) == nil
        && FileManager.default.contentsEqual(
          atPath: "/tmp/\($0)/program", andPath: command.executable)
    }
    #expect(left.isEmpty)
  }
}
