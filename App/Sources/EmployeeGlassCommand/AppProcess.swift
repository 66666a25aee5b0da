import Foundation

/// This program once more, as a process whose words are read line by line.
final class AppProcess: Sendable {
  enum End: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  let output: AsyncStream<String>
  let errors: AsyncStream<String>
  private let id: Int32
  private let ends: AsyncStream<End>

  /// - Throws: an error of Foundation's, where it cannot be started.
  init(arguments: [String]) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // A trap says where it was only in a backtrace, which is for terminals alone unless asked for.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE":
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none"
    ]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    self.output = Self.lines(of: output)
    self.errors = Self.lines(of: errors)
    let (ends, ending) = AsyncStream.makeStream(of: End.self)
    self.ends = ends
    process.terminationHandler = { process in
      let status = process.terminationStatus
      ending.yield(process.terminationReason == .exit ? .exited(status) : .signalled(status))
      ending.finish()
    }
    try process.run()
    id = process.processIdentifier
  }

  /// What `kill` does: the app finishes the answers that are under way.
  func endPolitely() { kill(id, SIGTERM) }

  func end() async -> End {
    for await end in ends { return end }
    return .exited(0)
  }

  private static func lines(of pipe: Pipe) -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let handle = pipe.fileHandleForReading
    // A thread, and no handler of the handle's: libdispatch on Linux crashes now and then where a source ends.
    Thread.detachNewThread {
      var rest = Data()
      while true {
        let bytes = handle.availableData
        rest += bytes
        var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        rest = bytes.isEmpty ? Data() : Data(parts.removeLast())
        let whole = parts.map { String(decoding: $0, as: UTF8.self) }
        for line in whole where !(bytes.isEmpty && line.isEmpty) { continuation.yield(line) }
        if bytes.isEmpty { break }
      }
      continuation.finish()
    }
    return lines
  }
}
