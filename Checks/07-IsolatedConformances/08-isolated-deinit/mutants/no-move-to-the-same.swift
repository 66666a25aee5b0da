// refused by: checks — a move to where the visit is already seemed to be nothing to speak of

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
    guard !isOver, other != employee else { return }
    board.leave(employee)
    employee = other
    board.join(other)
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    board.leave(employee)
  }

  // Runs on the main actor: at once where the last holder is there, else as a job of its own.
  isolated deinit { end() }
}
