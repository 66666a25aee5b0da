import Synchronization

/// A latch for each key, made when the key is first asked for.
///
/// It holds the requests of a fake server: the check and the request may come in any order.
public final class KeyedLatches<Key: Hashable & Sendable>: Sendable {
  private struct State {
    var latches: [Key: Latch] = [:]
    var areAllOpen = false
  }

  private let state = Mutex(State())

  /// Creates closed latches.
  public init() {}

  /// The latch of a key, the same one each time.
  public subscript(key: Key) -> Latch {
    state.withLock { state in
      if let latch = state.latches[key] { return latch }
      let latch = Latch()
      if state.areAllOpen { latch.open() }
      state.latches[key] = latch
      return latch
    }
  }

  /// How many callers have come to all latches so far, those that have left included.
  public var arrivalCount: Int {
    state.withLock { $0.latches.values.reduce(0) { $0 + $1.arrivalCount } }
  }

  /// Opens the latches of all keys, also of those that are first asked for later.
  public func openAll() {
    let latches = state.withLock { state in
      state.areAllOpen = true
      return Array(state.latches.values)
    }
    for latch in latches { latch.open() }
  }
}
