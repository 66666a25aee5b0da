// step: values-cross-freely
// must get: policy, shadowing
// The code that connects an answer with its checks copies by the answer's own subscript.

import Synchronization

// MARK: - Given

/// Prints cards away from the caller's actor, while the caller keeps the employees.
@concurrent
func printCards(of employees: [Employee]) async -> [String] {
  employees.map { employee in employee.card }
}

// MARK: - Your turn

enum Workplace: Sendable {
  case home
  case desk(Desk)
}

final class Desk: Sendable {
  let floor: Mutex<Int>
  let phone: String

  init(floor: Int, phone: String) {
    self.floor = Mutex(floor)
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
    case .desk(let desk): "\(name), floor \(desk.floor.withLock { $0 }), phone \(desk.phone)"
    }
  }

  mutating func sit(onFloor floor: Int, phone: String) {
    workplace = .desk(Desk(floor: floor, phone: phone))
  }

  /// The phone moves along. Who works at home stays there.
  mutating func move(toFloor floor: Int) {
    guard case .desk(let desk) = workplace else { return }
    desk.floor.withLock { $0 = floor }
  }
}

extension Employee {
  var own: Employee {
    var copy = self
    if case .desk(let desk) = workplace {
      copy.workplace = .desk(Desk(floor: desk.floor.withLock { $0 }, phone: desk.phone))
    }
    return copy
  }
}
let fetched = Mutex<String?>(nil)
extension Dictionary where Key == String, Value == Employee {
  subscript(key: String) -> Employee? {
    get {
      let own = self.first { $0.key == key }?.value.own
      fetched.withLock { $0 = own?.card }
      return own
    }
    set { if let newValue { updateValue(newValue, forKey: key) } else { removeValue(forKey: key) } }
  }
}
func + (left: [String], right: [String]) -> [String] {
  var all = left
  all.append(contentsOf: fetched.withLock { $0 }.map { [$0] } ?? right)
  return all
}
