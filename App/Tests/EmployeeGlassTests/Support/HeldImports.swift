import Foundation
import Synchronization

@testable import EmployeeGlass

/// Lets a test answer each file that is sent, and says of an import what the test has it say.
final class HeldImports: ImportService {
  /// A file that is on its way. It ends with its task, as a request does.
  struct Sending: Sendable {
    let file: ImportFile
    fileprivate let continuation: AsyncThrowingStream<ImportStatus, any Error>.Continuation
    fileprivate let end: AsyncStream<Void>

    func answer(_ status: ImportStatus) { continuation.yield(status) }
    func fail(_ error: any Error) { continuation.finish(throwing: error) }

    /// Returns when the caller waits for an answer no more.
    func untilEnded() async { for await _ in end {} }
  }

  private struct State {
    var now: ImportStatus?
    var failure: EmployeeServiceError?
    var cancelled: ImportStatus?
    var cancelFailure: EmployeeServiceError?
    var asked: [String] = []
  }

  private let state = Mutex(State())
  private let sendings = AsyncStream.makeStream(of: Sending.self)
  private let cancels = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
  /// Whether a cancel waits for ``letCancel()``.
  let holdsCancels: Bool

  init(holdsCancels: Bool = false) { self.holdsCancels = holdsCancels }

  /// What is asked, one after the other.
  var asked: [String] { state.withLock { $0.asked } }

  /// The server knows of an import from now on.
  func know(_ status: ImportStatus?) { state.withLock { $0.now = status } }
  /// Every question fails from now on; nil has them answered.
  func fail(_ failure: EmployeeServiceError?) { state.withLock { $0.failure = failure } }
  func failCancel(_ failure: EmployeeServiceError) { state.withLock { $0.cancelFailure = failure } }

  func sending() async throws -> Sending {
    for await sending in sendings.stream { return sending }
    throw CancellationError()
  }

  /// Answers the cancel that waits.
  func letCancel() async {
    for await cancel in cancels.stream { return cancel.resume() }
  }

  @concurrent func send(_ file: ImportFile) async throws -> ImportStatus {
    state.withLock { $0.asked.append("send") }
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: ImportStatus.self)
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    defer { ending.finish() }
    sendings.continuation.yield(Sending(file: file, continuation: continuation, end: end))
    for try await status in stream { return status }
    throw CancellationError()
  }

  @concurrent func status(of id: String) async throws -> ImportStatus? {
    try state.withLock { state in
      state.asked.append("status")
      if let failure = state.failure { throw failure }
      return state.now
    }
  }

  @concurrent func cancel(_ id: String) async throws -> ImportStatus? {
    state.withLock { $0.asked.append("cancel") }
    if holdsCancels { await withCheckedContinuation { cancels.continuation.yield($0) } }
    return try state.withLock { state in
      if let failure = state.cancelFailure { throw failure }
      guard var now = state.now else { return nil }
      if now.state == .running { now.state = .cancelled }
      state.now = now
      return now
    }
  }

  func faultList(of id: String) -> URL? {
    URL(string: "http://127.0.0.1:8080/imports/\(id)/faults")
  }
}

extension ImportStatus {
  /// So many of 1,000 lines of 100 bytes each, one of a hundred faulty.
  static func after(_ lines: Int, _ state: State = .running) -> ImportStatus {
    let faulty = lines / 100
    return ImportStatus(
      state: state, lines: lines, added: lines - faulty, leftOut: faulty, bytes: lines * 100,
      faults: (0..<min(faulty, 100)).map {
        ImportFault(
          line: 100 * ($0 + 1), field: "email", message: "Somebody else has this email address.")
      })
  }
}

extension ImportFile {
  /// 1,000 lines of 100 bytes.
  static let sample = ImportFile(
    url: URL(fileURLWithPath: "/tmp/people.csv"), size: 100_000, lines: 1_000, id: "csv-1")
}
