// Values cross freely
//
// Two copies of an `Employee` should be independent. But they share a part, and a change of one
// shows in the other. So an employee is not safe on two threads, and the compiler refuses `:
// Sendable`. This file is built in library mode: declarations without an annotation are
// nonisolated.
//
// Goal: an employee can cross to any thread, and its copies are independent.
//
// - `Employee` is a `Sendable` struct, checked by the compiler. Any thread uses an employee without
//   waiting.
// - A change of one copy shows in no other.
// - Otherwise `init(id:name:)`, `card`, `sit` and `move` do what they do now, for every name, floor
//   and phone, empty ones too.
//
// Up to you: how the workplace is stored.

// MARK: - Given

/// Prints cards away from the caller's actor, while the caller keeps the employees.
@concurrent
func printCards(of employees: [Employee]) async -> [String] {
  employees.map { employee in employee.card }
}

// MARK: - Your turn

// TODO: Find the part that copies have in common, and give each copy its own.
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
