// An isolated deinit
//
// The last reference to a visit may be released on any thread, and `end()` is isolated to the main
// actor, so this file does not build. It is in app mode.
//
// Goal: a visit leaves the board once, on the main actor: at `end()`, or when it is released, if
// that comes first.
//
// - A visit leaves the employee that it visited last.
// - Ended or released on the main actor, a visit has left by the next line. Released elsewhere, it
//   leaves soon after.
// - A visit retains its board, and tells it what it tells now, in the same order.
// - Visit and board, members too, stay on the main actor. The methods stay synchronous.
// - The given code stays.

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

final class Visit {
  private let board: Board
  private(set) var employee: Int
  private var isOver = false

  init(to employee: Int, on board: Board) {
    self.board = board
    self.employee = employee
    board.join(employee)
  }

  func move(to other: Int) {
    guard !isOver else { return }
    board.leave(employee)
    employee = other
    board.join(other)
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    board.leave(employee)
  }

  // TODO: End the visit where its board is.
  deinit { end() }
}
