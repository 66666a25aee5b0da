import Dispatch
import Foundation

/// Notices that somebody wants the program to end: Ctrl-C, or `kill`.
package struct Interruption: Sendable {
  private let signals: AsyncStream<Void>

  /// From here on, until the process ends, these signals no longer end it by themselves.
  package init() {
    let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
    self.signals = signals
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      // Holding the source here keeps it alive, which nothing else does.
      source.setEventHandler { [source] in
        _ = source
        continuation.yield()
      }
      source.resume()
    }
  }

  /// Returns at the first signal since this was made, or when the task is cancelled.
  package func wait() async {
    for await _ in signals { return }
  }
}
