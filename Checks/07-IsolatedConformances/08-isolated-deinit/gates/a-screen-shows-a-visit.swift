// must compile: the given code stays, the methods stay synchronous: main-actor code begins, moves and ends a visit
// mode: app
@testable import IsolatedDeinit

func gateShows(_ board: IsolatedDeinit::Board) -> Int {
  let visit = IsolatedDeinit::Visit(to: 7, on: board)
  visit.move(to: visit.employee + 1)
  visit.end()
  board.join(3)
  board.leave(3)
  return visit.employee
}
