import Synchronization

/// A fake server that numbers downloads of avatars from 1, and holds each until the check sends it.
///
/// The pixels of an avatar are the last byte of the employee's id and that of the number of the download that
/// brought them.
public final class AvatarServer: Sendable {
  /// What a download that fails ends with.
  public struct Offline: Error {
    public let download: Int
  }

  private struct State {
    var employees: [Int] = []
    var ended: Set<Int> = []
    var cancelled: [Int] = []
  }

  private let failing: Set<Int>
  private let endsAtOnce: Bool
  private let ignoresCancellation: Bool
  private let timeline: Timeline
  private let latches = KeyedLatches<Int>()
  private let state = Mutex(State())

  /// Creates a server without any request so far.
  ///
  /// - Parameters:
  ///   - failing: The downloads that end with an error, by their numbers.
  ///   - endsAtOnce: Whether downloads end without a wait.
  ///   - ignoresCancellation: Whether a download goes on when the task that runs it is cancelled.
  ///   - timeline: Where each download is a lane.
  public init(
    failing: Set<Int> = [], endsAtOnce: Bool = false, ignoresCancellation: Bool,
    timeline: Timeline
  ) {
    self.failing = failing
    self.endsAtOnce = endsAtOnce
    self.ignoresCancellation = ignoresCancellation
    self.timeline = timeline
  }

  /// Downloads an employee's avatar.
  ///
  /// - Throws: `Offline` for a download that fails, `CancellationError` for one that is cancelled.
  public func download(_ employeeID: Int) async throws -> [UInt8] {
    let number = state.withLock { state in
      state.employees.append(employeeID)
      return state.employees.count
    }
    let lane = "download \(number)"
    timeline.beginWait(lane, "of \(employeeID) begins", endless: "without an answer")
    if !endsAtOnce { try await hold(number, lane) }
    state.withLock { _ = $0.ended.insert(number) }
    timeline.endWait(lane, failing.contains(number) ? "error" : "avatar")
    if failing.contains(number) { throw Offline(download: number) }
    return [UInt8(truncatingIfNeeded: employeeID), UInt8(truncatingIfNeeded: number)]
  }

  private func hold(_ number: Int, _ lane: String) async throws {
    if ignoresCancellation { return await latches[number].waitIgnoringCancellation() }
    do {
      try await latches[number].wait()
    } catch {
      state.withLock { state in
        state.ended.insert(number)
        state.cancelled.append(number)
      }
      timeline.endWait(lane, "cancelled")
      throw error
    }
  }

  /// Lets a download end, by its number; it may still have to begin.
  public func send(_ number: Int) {
    latches[number].open()
  }

  /// Lets all downloads end, also those that begin later.
  public func sendAll() {
    latches.openAll()
  }

  /// The employees whose avatars were downloaded so far, in the order in which the downloads began.
  public var employees: [Int] { state.withLock { $0.employees } }

  /// The employees whose avatars are being downloaded now, in ascending order.
  public var inFlight: [Int] {
    state.withLock { state in
      state.employees.indices.filter { !state.ended.contains($0 + 1) }
        .map { state.employees[$0] }.sorted()
    }
  }

  /// Which downloads were cancelled, by their numbers.
  public var cancelled: [Int] { state.withLock { $0.cancelled } }

  /// An answer in words: the pixels, the number of the download that failed, or the error's type.
  public static func text(of answer: Result<[UInt8], any Error>) -> String {
    switch answer {
    case .success(let pixels): "avatar \(pixels)"
    case .failure(let error as Offline): "error of download \(error.download)"
    case .failure(let error): "\(type(of: error))"
    }
  }
}
