import Foundation

/// A run of `employee-server`, which is built beside the tests.
final class Command: Sendable {
  private let process: Process
  private let output: Lines
  private let errors: Lines
  private let exit: Task<Int32, Never>

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = (Bundle.main.executableURL ?? URL(fileURLWithPath: "."))
      .deletingLastPathComponent().appendingPathComponent("employee-server")
    process.arguments = arguments
    (output, errors) = (Lines(), Lines())
    process.standardOutput = output.pipe
    process.standardError = errors.pipe
    let (ends, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
    try process.run()
    self.process = process
    exit = Task { await ends.first { _ in true } ?? -1 }
  }

  var processID: Int32 { process.processIdentifier }

  /// What it wrote first, or nil if it ended before.
  func firstLine() async -> String? { await output.next() }

  /// Its end: exit code, and the rest of what it wrote.
  func end() async -> (status: Int32, output: String, errors: String) {
    (await exit.value, await output.rest(), await errors.rest())
  }
}

/// The lines of a pipe, read on a thread of Foundation's.
private final class Lines: Sendable {
  let pipe = Pipe()
  private let pieces: AsyncStream<Data>

  init() {
    let (pieces, continuation) = AsyncStream.makeStream(of: Data.self)
    self.pieces = pieces
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      } else {
        continuation.yield(data)
      }
    }
  }

  func next() async -> String? {
    var data = Data()
    for await piece in pieces {
      data += piece
      if data.last == UInt8(ascii: "\n") { return String(decoding: data.dropLast(), as: UTF8.self) }
    }
    return nil
  }

  func rest() async -> String {
    String(decoding: await pieces.reduce(Data(), +), as: UTF8.self)
  }
}
