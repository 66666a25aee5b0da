// differs: a small object stands for the place on the board: who drops it has left

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

private final class Seat {
  let employee: Int
  private let board: Board

  init(_ employee: Int, _ board: Board) {
    self.employee = employee
    self.board = board
    board.join(employee)
  }

  isolated deinit { board.leave(employee) }
}

final class Visit {
  private let board: Board
  private var seat: Seat?
  private(set) var employee: Int

  init(to employee: Int, on board: Board) {
    self.board = board
    self.employee = employee
    seat = Seat(employee, board)
  }

  func move(to other: Int) {
    guard seat != nil else { return }
    seat = nil
    employee = other
    seat = Seat(other, board)
  }

  func end() { seat = nil }

}
