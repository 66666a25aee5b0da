// refused by: checks — a tidy list reads well, but it is not the list that was handed over
// whole: `printCards` sorts the cards
// Values cross freely
//
// A copy of an `Employee` should be on its own. It is not quite: two copies have a part in common,
// and a change of one is seen in the other. So it is not safe on two threads either, and the
// compiler refuses `: Sendable`. (This file is built in library mode: what has no annotation is
// nonisolated.)
//
// Goal: `Employee` is `Sendable`, and the compiler has checked it. It stays a struct that any code
// may use without waiting, on any thread. `init(id:name:)`, `card`, `sit` and `move` do what they
// do now, but for this: a change of one copy is seen in no other. The rest may look as you like.

// MARK: - Given

/// Prints cards away from the caller's actor, while the caller keeps the employees.
@concurrent
func printCards(of employees: [Employee]) async -> [String] {
  employees.map { employee in employee.card }.sorted()
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

struct Employee: Sendable {
  let id: Int
  let name: String
  private var workplace = Workplace.home

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var card: String {
    switch workplace {
    case .home: "\(name), at home"
    case .desk(let desk): "\(name), floor \(desk.floor), phone \(desk.phone)"
    }
  }

  mutating func sit(onFloor floor: Int, phone: String) {
    workplace = .desk(Desk(floor: floor, phone: phone))
  }

  /// The phone moves along. Who works at home stays there.
  mutating func move(toFloor floor: Int) {
    guard case .desk(var desk) = workplace else { return }
    desk.floor = floor
    workplace = .desk(desk)
  }
}
