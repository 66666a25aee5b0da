import Dispatch
import Foundation
import Synchronization

/// Notices a request to end the program: Ctrl-C, or `kill`.
///
/// A program has one: on Linux a signal reaches one of its sources alone.
package final class Interruption: Sendable {
  private struct State {
    var hasCome = false
    var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())

  /// From here on, until the process ends, these signals no longer end it by themselves.
  package init() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      // Holding the source here keeps it alive, which nothing else does.
      source.setEventHandler { [source, self] in
        _ = source
        come()
      }
      source.resume()
    }
  }

  private func come() {
    let waiting = state.withLock { state in
      state.hasCome = true
      return state.waiting.values.map(\.self)
    }
    for continuation in waiting { continuation.finish() }
  }

  /// Returns at the first signal since this was made, or when the task is cancelled. Any number of tasks may wait.
  package func wait() async {
    let (signal, continuation) = AsyncStream.makeStream(of: Void.self)
    let id = state.withLock { state -> Int? in
      guard !state.hasCome else { return nil }
      state.lastID += 1
      state.waiting[state.lastID] = continuation
      return state.lastID
    }
    guard let id else { return }
    for await _ in signal {}
    state.withLock { $0.waiting[id] = nil }
  }
}
