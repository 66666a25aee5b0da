// Live updates
//
// A connection ends: the app misses events.
//
// Goal: The app hears every event, also those while disconnected.
//
// - The next connection names the last id that was heard.
// - The next connection begins after `delay`: `failures` counts connections that brought nothing,
//   `wait` is a second.
// - The server's `retry` replaces the second, within `delays`.
// - A silent connection (not even comments) is closed after one to two times `longestSilence`.
// - `.opened` comes with a connection's first id or before its first event; `.lost` with its end.
// - Status 204 ends `run`; 400 forgets the id.
// - Cancelling ends connection and waiting, without a `.lost`.
//
// Up to you: a silent connection's error, `.lost` at 204, a lone `retry`, events without id,
// whether `failures` starts at 1.

import Foundation
import Synchronization

/// Events of a server for as long as a task listens: it connects again by itself, and names the last event that it
/// has heard, so that the server makes up for what came meanwhile.
nonisolated struct EventSubscription: Sendable {
  /// What happens to a subscription.
  enum News: Sendable, Equatable {
    /// The stream has begun, or goes on, at an id: from now on nothing is missed.
    case opened(id: String?)
    case event(name: String, data: String, id: String?)
    /// The connection ended; another one will be tried. `failures` connections in a row brought nothing.
    case lost(EmployeeServiceError, failures: Int)
  }

  /// A server says something every 15 seconds. One that misses three of them is gone.
  static let longestSilence = Duration.seconds(45)
  static let delays = Duration.milliseconds(100)...Duration.seconds(60)

  let service: any EventService
  let clock: any Clock<Duration>
  /// Which part of a delay is waited for, so that clients do not all come back in one moment.
  var spread: @Sendable () -> Double = { .random(in: 0.75...1.25) }

  private func delay(_ wait: Duration, _ failures: Int) -> Duration {
    min(wait * (1 << min(failures, 10)), Self.delays.upperBound) * spread()
  }

  // MARK: - Your turn

  // TODO: Come back with the last id, after a while, and leave a connection that is silent for too long.

  /// Hands on all news, one after the other, until the task is cancelled or the server wants no listeners.
  ///
  /// - Parameter id: The last event that was heard before.
  func run(from id: String?, _ hear: (News) async -> Void) async {
    while !Task.isCancelled {
      do {
        try await listen(id, hear)
      } catch {
        await hear(.lost(error as? EmployeeServiceError ?? .unreachable, failures: 0))
      }
    }
  }

  private func listen(_ id: String?, _ hear: (News) async -> Void) async throws {
    let connection = service.events(after: id)
    await hear(.opened(id: id))
    for try await event in ServerEvents(connection.pieces) {
      if case .event(let name, let data, let id) = event {
        await hear(.event(name: name, data: data, id: id.asEventID))
      }
    }
    throw EmployeeServiceError.unreachable
  }
}

/// How many pieces have come.
nonisolated private final class PieceCount: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

nonisolated extension String {
  /// The id as a header field can hold it; nil where it cannot.
  fileprivate var asEventID: String? {
    let isPlain = utf8.allSatisfy { (0x21...0x7e).contains($0) }
    return isPlain && !isEmpty && utf8.count <= 200 ? self : nil
  }
}
