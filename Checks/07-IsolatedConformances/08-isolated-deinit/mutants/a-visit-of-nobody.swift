// refused by: gates — the visit was taken off the main actor, and tells the board when it can

import Synchronization

// MARK: - Given

final class Board {
  private var viewers: [Int: Int] = [:]
  private let tell: (_ employee: Int, _ viewers: Int) -> Void

  init(tell: @escaping (_ employee: Int, _ viewers: Int) -> Void) { self.tell = tell }

  func join(_ employee: Int) { count(employee, 1) }
  func leave(_ employee: Int) { count(employee, -1) }

  private func count(_ employee: Int, _ change: Int) {
    viewers[employee, default: 0] += change
    tell(employee, viewers[employee, default: 0])
  }
}

// MARK: - Your turn

nonisolated final class Visit: Sendable {
  private let board: Board
  private let state: Mutex<Int?>

  var employee: Int? { state.withLock { $0 } }

  init(to employee: Int, on board: Board) {
    self.board = board
    state = Mutex(employee)
    Task { @MainActor in board.join(employee) }
  }

  func move(to other: Int) {
    let old = state.withLock { state in
      defer { if state != nil { state = other } }
      return state
    }
    guard let old else { return }
    Task { @MainActor [board] in
      board.leave(old)
      board.join(other)
    }
  }

  func end() {
    let old = state.withLock { state in
      defer { state = nil }
      return state
    }
    guard let old else { return }
    Task { @MainActor [board] in board.leave(old) }
  }

  deinit { end() }
}
