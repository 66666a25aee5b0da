// differs: a value that cannot be copied stands for the place on the board; dropping it leaves

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

private struct Seat: ~Copyable {
  let board: Board
  let employee: Int
  init(_ employee: Int, on board: Board) {
    (self.board, self.employee) = (board, employee)
    board.join(employee)
  }
  deinit {
    Task.immediate { @MainActor [board, employee] in board.leave(employee) }
  }
}

final class Visit {
  private let board: Board
  private var seat: Seat?
  private(set) var employee: Int

  init(to employee: Int, on board: Board) {
    self.board = board
    self.employee = employee
    seat = Seat(employee, on: board)
  }

  func move(to other: Int) {
    if seat == nil { return }
    seat = nil
    seat = Seat(other, on: board)
    employee = other
  }

  func end() { seat = nil }
}
