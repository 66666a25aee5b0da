import Foundation
import LoopbackHTTP

/// Tells one page what has changed since it last heard.
///
/// It compares and encodes off the main actor. While a message is being written, changes only wake
/// it once more: the next message holds all of them.
actor WindowChannel {
  private weak let window: BrowserWindow?
  private nonisolated let wakes: AsyncStream<Void>
  private nonisolated let waking: AsyncStream<Void>.Continuation
  /// What the page shows, or nil if that is not known.
  private var shown: PageState?

  init(window: BrowserWindow, shown: PageState?) {
    self.window = window
    self.shown = shown
    (wakes, waking) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Has it look whether there is something to say.
  nonisolated func wake() { waking.yield() }

  nonisolated func end() { waking.finish() }

  /// What comes next, or nil when the window is closed or has another channel.
  func next() async -> ServerPush.Message? {
    for await _ in wakes {
      guard let window, let turn = await window.turn(of: self) else { return nil }
      if let message = message(turn.state) { return .text(message) }
      if turn.ping { return .ping }
    }
    return nil
  }

  private func message(_ state: PageState) -> Data? {
    let message = PageMessage(from: shown, to: state)
    // A page that shows it all, and knows that its events have arrived, need not hear anything.
    let isNews = message.patches?.isEmpty != true || shown?.event != state.event
    shown = state
    return isNews ? message.json : nil
  }
}
