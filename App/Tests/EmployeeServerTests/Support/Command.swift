import Foundation
import Testing

@testable import EmployeeServer

/// A run of a program that is built beside the tests.
///
/// Foundation's `Process` sometimes kept the writing end of a pipe open when other tests made files
/// at the same moment, so that its reader waited for ever. So this calls the system itself.
struct Command {
  let processID: pid_t
  private let output: ReadingEnd
  private let errors: ReadingEnd

  /// - Parameter openFiles: How many files the program may have open until it asks for more.
  init(
    _ arguments: [String], of program: String = "employee-server", openFiles: Int? = nil
  ) throws {
    let beside = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    var words = [beside.appendingPathComponent(program).path] + arguments
    if let openFiles {
      words = ["/bin/sh", "-c", "ulimit -S -n \(openFiles) && exec \"$0\" \"$@\""] + words
    }
    let (output, errors) = (try ReadingEnd.makePipe(), try ReadingEnd.makePipe())
    defer {
      close(output.writing)
      close(errors.writing)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var processID: pid_t = 0
    try #require(posix_spawn(&processID, words[0], &actions, nil, &pointers, environ) == 0)
    self.processID = processID
    (self.output, self.errors) = (output.reading, errors.reading)
  }

  /// What it wrote first, or what it wrote at all if it ended before.
  func firstLine() async throws -> String {
    try await output.text { $0 == UInt8(ascii: "\n") }
  }

  /// Its end: exit code, and the rest of what it wrote.
  func end() async throws -> (status: Int32, output: String, errors: String) {
    let (output, errors) = (try await output.text(), try await errors.text())
    let status = try await EmployeeRepository.onOwnThread { [processID] in
      var status: Int32 = 0
      while waitpid(processID, &status, 0) < 0, errno == EINTR {}
      return status
    }
    // Ended by itself: the code. Ended by a signal: its number below 0.
    return (status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f), output, errors)
  }
}

/// The reading end of a pipe, closed with the last reference.
private final class ReadingEnd: Sendable {
  private let file: Int32

  private init(_ file: Int32) {
    self.file = file
  }

  deinit {
    close(file)
  }

  /// No other process that is started meanwhile gets an end of it.
  static func makePipe() throws -> (reading: ReadingEnd, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ReadingEnd(ends[0]), ends[1])
  }

  /// The text up to a byte, or until every writer has closed the other end. Blocks a thread of its
  /// own.
  func text(until isLast: @escaping @Sendable (UInt8) -> Bool = { _ in false }) async throws
    -> String
  {
    try await EmployeeRepository.onOwnThread { [self] in
      var bytes: [UInt8] = []
      var byte: UInt8 = 0
      while read(file, &byte, 1) == 1, !isLast(byte) { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
