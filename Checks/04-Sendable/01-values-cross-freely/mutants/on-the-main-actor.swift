// refused by: gates — a type on the main actor is Sendable with any contents, but all other code has to wait for it
// whole: `printCards` awaits each card in a loop
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
  var cards: [String] = []
  for employee in employees { cards.append(await employee.card) }
  return cards
}

// MARK: - Your turn

enum Workplace {
  case home
  case desk(Desk)
}

final class Desk {
  var floor: Int
  let phone: String

  init(floor: Int, phone: String) {
    self.floor = floor
    self.phone = phone
  }
}

@MainActor
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
    guard case .desk(let desk) = workplace else { return }
    desk.floor = floor
  }
}
