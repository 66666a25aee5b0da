// refused by: gates — an employee is an object here, so a constant does not keep it as it is
// Values cross freely
//
// Whoever copies an `Employee` expects a copy that is on its own. It is not quite: two copies have a
// part in common, and a change of one is seen in the other. So it is not safe on two threads
// either, and the compiler refuses `: Sendable`. (This file is built in library mode: what says
// nothing is on no actor.)
//
// Goal: `Employee` is `Sendable`, and the compiler has checked it. It stays a struct that anybody may
// use without waiting, on any thread. `init(id:name:)`, `card`, `sit` and `move` do what they do
// now, but for this: a change of one copy is seen in no other. The rest may look as you like.

import Synchronization

// MARK: - Given

/// Prints cards away from the caller's actor, while the caller keeps the employees.
@concurrent
func printCards(of employees: [Employee]) async -> [String] {
  employees.map { employee in employee.card }
}

// MARK: - Your turn

enum Workplace {
  case home
  case desk(Desk)
}

struct Desk {
  var floor: Int
  let phone: String
}

final class Employee: Sendable {
  let id: Int
  let name: String
  private let workplace = Mutex(Workplace.home)

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var card: String {
    switch workplace.withLock({ $0 }) {
    case .home: "\(name), at home"
    case .desk(let desk): "\(name), floor \(desk.floor), phone \(desk.phone)"
    }
  }

  func sit(onFloor floor: Int, phone: String) {
    workplace.withLock { $0 = .desk(Desk(floor: floor, phone: phone)) }
  }

  func move(toFloor floor: Int) {
    workplace.withLock { workplace in
      guard case .desk(var desk) = workplace else { return }
      desk.floor = floor
      workplace = .desk(desk)
    }
  }
}
