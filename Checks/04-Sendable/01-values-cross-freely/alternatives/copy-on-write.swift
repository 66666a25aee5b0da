// differs: copies do have a part in common, behind a lock, until one of them is changed: copy on write
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

// MARK: - Given

import Synchronization

/// Prints cards away from the caller's actor, while the caller keeps the employees.
@concurrent
func printCards(of employees: [Employee]) async -> [String] {
  employees.map { employee in employee.card }
}

// MARK: - Your turn

/// Copy on write, with a storage class that the compiler can check.
final class Storage: Sendable {
  struct Desk {
    var floor: Int
    var phone: String
  }
  let desk: Mutex<Desk?>
  init(_ desk: Desk?) { self.desk = Mutex(desk) }
  func copy() -> Storage { Storage(desk.withLock { $0 }) }
}

struct Employee {
  let id: Int
  let name: String
  private var storage = Storage(nil)

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
  }

  var card: String {
    guard let desk = storage.desk.withLock({ $0 }) else { return "\(name), at home" }
    return "\(name), floor \(desk.floor), phone \(desk.phone)"
  }

  mutating func sit(onFloor floor: Int, phone: String) {
    own()
    storage.desk.withLock { $0 = .init(floor: floor, phone: phone) }
  }

  mutating func move(toFloor floor: Int) {
    own()
    storage.desk.withLock { $0?.floor = floor }
  }
}

extension Employee: Sendable {}
