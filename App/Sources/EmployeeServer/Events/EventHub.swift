import Foundation
import Synchronization

/// Hands events on to all listeners.
///
/// One journal of the last events serves all listeners. A listener is a number in it, so a slow one
/// costs no memory: when the journal has moved past it, it is dropped. A lock, not an actor: events
/// come from the database's queue, in the order of the transactions, and must not be reordered by
/// tasks.
final class EventHub: Sendable {
  enum Limit {
    /// How many events a listener may be behind, and how many a reconnection makes up for.
    static let journal = 1_000
    static let listeners = 64
    /// How many events a piece of a stream has at most.
    static let piece = 64
  }

  /// How often a listener hears something, so that both ends notice a broken connection.
  static let heartbeat = Duration.seconds(15)
  /// How long a browser waits before it connects again.
  static let retry = Duration.seconds(2)

  private struct Listener {
    /// The number of the last event that it has been given.
    var position: Int64
    var isGreeted = false
    var needsReset = false
    var needsHeartbeat = false
    let wake: AsyncStream<Void>.Continuation
  }

  private struct State {
    var epoch = ""
    /// In the order of their numbers, without a gap.
    var journal: [DirectoryEvent] = []
    /// The number of the newest event, kept or not.
    var newest: Int64 = 0
    var listeners: [Int: Listener] = [:]
    var count = 0
    var isEnded = false

    /// The number of the event before the journal's first.
    var floor: Int64 { newest - Int64(journal.count) }
  }

  private let state = Mutex(State())

  /// Takes over what was kept.
  func begin(epoch: String, newest: Int64, journal: [DirectoryEvent]) {
    state.withLock { state in
      state.epoch = epoch
      state.newest = newest
      state.journal = journal
    }
  }

  /// Tells all listeners of events that are in the database now. Called for one transaction after
  /// the other, on the database's queue.
  func publish(_ events: [DirectoryEvent]) {
    guard let first = events.first, let last = events.last else { return }
    state.withLock { state in
      // Another program has changed the same file: the events in between are not known here.
      if first.number != state.newest + 1 { state.journal = [] }
      state.journal += events
      // Not at each event, since all that follow are moved.
      if state.journal.count >= 2 * Limit.journal {
        state.journal.removeFirst(state.journal.count - Limit.journal)
      }
      state.newest = last.number
      let oldest = max(state.floor, state.newest - Int64(Limit.journal))
      for (number, listener) in state.listeners {
        // Too slow: its stream ends as soon as it takes something again.
        if listener.position < oldest { state.listeners[number] = nil }
        listener.wake.yield()
      }
    }
  }

  /// Sends a comment to all listeners.
  func beat() {
    state.withLock { state in
      for number in state.listeners.keys { state.listeners[number]?.needsHeartbeat = true }
      for listener in state.listeners.values { listener.wake.yield() }
    }
  }

  /// Ends all streams, and takes no listener any more.
  func end() {
    state.withLock { state in
      state.isEnded = true
      for listener in state.listeners.values { listener.wake.yield() }
    }
  }

  /// Adds a listener, or returns nil when there are too many.
  ///
  /// - Parameter last: The last event that it has heard; nil starts with the next one.
  func listen(after last: EventPosition?) -> EventListener? {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number: Int? = state.withLock { state in
      guard state.listeners.count < Limit.listeners, !state.isEnded else { return nil }
      var listener = Listener(position: state.newest, wake: wake)
      if let last {
        let oldest = max(state.floor, state.newest - Int64(Limit.journal))
        if last.epoch == state.epoch, (oldest...state.newest).contains(last.number) {
          listener.position = last.number
        } else {
          listener.needsReset = true
        }
      }
      state.count += 1
      state.listeners[state.count] = listener
      return state.count
    }
    return number.map { EventListener(hub: self, number: $0, wakes: wakes) }
  }

  func forget(_ number: Int) {
    _ = state.withLock { $0.listeners.removeValue(forKey: number) }
  }

  /// How many listen.
  var listeners: Int { state.withLock { $0.listeners.count } }

  enum Turn: Equatable {
    case piece(Data)
    case nothing
    case end
  }

  /// What a listener hears next.
  func turn(of number: Int) -> Turn {
    state.withLock { state in
      if state.isEnded, state.listeners.removeValue(forKey: number) != nil {
        return .piece(Data(": the server is ending\n\(Self.retryLine)\n".utf8))
      }
      guard var listener = state.listeners[number] else { return .end }
      defer { state.listeners[number] = listener }
      var piece = Data()
      if !listener.isGreeted {
        listener.isGreeted = true
        // An id without data is no event, and yet it is what the client names when it comes back.
        piece += Data(
          "\(Self.retryLine)id: \(state.epoch)-\(listener.position)\n\n".utf8)
      }
      if listener.needsReset {
        listener.needsReset = false
        let reset = DirectoryEvent(
          number: state.newest, kind: .reset, data: Data(#"{"reason":"missed"}"#.utf8))
        piece += reset.lines(epoch: state.epoch)
        listener.position = state.newest
      }
      let start = Int(listener.position - state.floor)
      for event in state.journal[start...].prefix(Limit.piece) {
        piece += event.lines(epoch: state.epoch)
        listener.position = event.number
      }
      if listener.needsHeartbeat {
        listener.needsHeartbeat = false
        if piece.isEmpty { piece = Self.comment("still here") }
      }
      return piece.isEmpty ? .nothing : .piece(piece)
    }
  }

  private static let retryLine = "retry: \(retry.components.seconds * 1_000)\n"

  private static func comment(_ text: String) -> Data { Data(": \(text)\n\n".utf8) }
}

/// A client that listens, from when it is let in until the last reference to this value is
/// released.
struct EventListener: Sendable {
  let hub: EventHub
  let number: Int
  let wakes: AsyncStream<Void>

  /// The next lines of the stream, or nil at its end.
  func next() async -> Data? {
    while true {
      switch hub.turn(of: number) {
      case .piece(let piece): return piece
      case .end: return nil
      case .nothing: break
      }
      // Ends when the task is cancelled. A wake that came before is not lost: one is kept.
      var iterator = wakes.makeAsyncIterator()
      if await iterator.next() == nil { return nil }
    }
  }

  func forget() { hub.forget(number) }
}
