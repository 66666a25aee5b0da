// An isolated deinit
//
// A board on the main actor counts who looks at an employee; a visit is one such look. The last
// reference to a visit may go on any thread, and `end()` is isolated to the main actor, so this file
// does not build. The code is built in app mode.
//
// Goal: a visit leaves the board once, on the main actor: when `end()` is called, or when its last
// holder lets go, if that comes first.
//
// - It leaves the employee whom it was at last.
// - Where the main actor ends it or lets it go, the board has been told on the next line. Where a visit
//   is let go elsewhere, the board is told soon after.
// - A visit keeps its board. What else it tells the board, and in what order, stays as it is.
// - A visit, its methods and the board stay on the main actor, and the methods stay synchronous.
// - The given code stays as it is. How the visit leaves is up to you.

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
