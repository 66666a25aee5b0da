import Foundation
import Testing

@testable import WorkshopEngine

/// Runs of the command in surroundings that are not as they should be.
extension TestCourse {
  /// Runs a line of shell in the course, where `"$COMMAND"` is the workshop's command.
  func shell(
    _ line: String, through wrapper: [String] = [], environment more: [String: String] = [:],
    without names: [String] = []
  ) async throws -> Completion {
    var environment = environment(["COMMAND": try Self.executable.path]).merging(more) { $1 }
    for name in names { environment[name] = nil }
    let words = ["/usr/bin/env"] + wrapper + ["/bin/sh", "-c", line]
    return try await Command(
      executable: words[0], arguments: Array(words.dropFirst()), directory: root.path,
      environment: environment, timeLimit: .patience
    ).run()
  }

  /// Starts the command and lets it run. `TMPDIR` marks it and all that it starts.
  func start(_ arguments: String..., output: Any = FileHandle.nullDevice) throws -> Process {
    try FileManager.default.createDirectory(at: mark, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = try Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = root
    process.environment = environment(["TMPDIR": mark.path])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// A folder whose path no other process has in its environment.
  var mark: URL { layout.url(".workshop/temporary") }

  /// The names of unfinished work that a process has left in the cache.
  func drafts(of process: Process) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Self.cache.root.path)
      .filter { $0.hasPrefix("draft-\(process.processIdentifier)-") }
  }
}

/// The processes that have a text in their environment, as long as they have not ended.
func processes(marked text: String) -> [pid_t] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.compactMap { pid_t($0) }.filter { process in
    let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
    return String(decoding: environment, as: UTF8.self).contains(text)
  }
}

/// The processes that a process has started, and those that these have started.
func descendants(of process: pid_t) -> [pid_t] {
  let threads =
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  return threads.flatMap { thread -> [pid_t] in
    let path = "/proc/\(process)/task/\(thread)/children"
    let list = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let children = list.split(separator: " ").compactMap { pid_t($0) }
    return children + children.flatMap(descendants)
  }
}

/// The words that a process was started with: its program's path, and its arguments.
func commandLine(of process: pid_t) -> [String] {
  let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
  return String(decoding: line, as: UTF8.self).split(separator: "\0").map(String.init)
}

/// The program of a process, by the path that it was started with.
func program(of process: pid_t) -> String { commandLine(of: process).first ?? "" }

/// How a file system that says no is put between the command and its files.
enum Rights {
  /// What makes a command heed the rights of files: root does not, unless it gives that up.
  static let ordinary =
    geteuid() == 0
    ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all"] : []

  static let canBeOrdinary = succeeds(ordinary + ["true"])

  /// What gives a command mounts of its own.
  static let ownMounts = geteuid() == 0 ? ["unshare", "-m"] : ["unshare", "-Urm"]

  static let canMount = succeeds(
    ownMounts + ["sh", "-c", "mount -t tmpfs -o size=64k workshop-test /mnt"])

  /// Whether a process may have a namespace of users of its own: a container may forbid it, and a chroot does.
  static let canHaveNamespace = succeeds(["unshare", "--user", "true"])

  private static func succeeds(_ words: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
