import Synchronization

/// The socket that connections come in through.
final class ListeningDoor: Sendable {
  private let file = Mutex<Int32?>(nil)
  private let firstWait = Gate()
  private let closing = Gate()

  /// Whether a socket is the listening one, which is the first that this is asked of.
  func isListening(_ file: Int32) -> Bool {
    firstWait.open()
    return self.file.withLock { known in
      if known == nil { known = file }
      return known == file
    }
  }

  /// Returns when the listening socket waits for connections.
  func waitsForConnections() async { await firstWait.wait() }

  /// Accepts no connection from here on.
  func close() { closing.open() }

  /// Returns when no connection is accepted any more, or when the task is cancelled.
  func waitsForClose() async { await closing.wait() }
}

/// Holds tasks back until it is opened, once and for all.
private final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when it is open, or when the task is cancelled.
  func wait() async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let passes = state.withLock { state in
          if state.isOpen || Task.isCancelled { return true }
          state.waiting[number] = continuation
          return false
        }
        if passes { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }
}
