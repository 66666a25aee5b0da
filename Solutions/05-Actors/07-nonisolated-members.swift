// Nonisolated members
//
// Members join and leave a department while the program runs, so it is an actor. Its id and its
// name never change. A list of a thousand departments awaits them a thousand times, and it cannot
// await while it draws.
//
// Goal: synchronous code uses `id`, `name`, `description` and `matches(_:)` without `await`.
//
// - Main-actor code uses all four. Nonisolated code uses all four, also in another module. `public`
//   is not needed.
// - The values stay as they are, for each name and query.
// - `Department` stays an actor. From outside, `join`, `leave` and `headcount` are still awaited.
//   The headcount counts each person once.

import Foundation

// MARK: - Your turn

actor Department {
  // A `let` never changes, so its readers need no turns. In this module, a `let` of an
  // actor may be read without waiting; `nonisolated` says so to other modules.
  nonisolated let id: Int
  nonisolated let name: String
  private var members: Set<String> = []

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var headcount: Int { members.count }

  func join(_ person: String) { members.insert(person) }

  func leave(_ person: String) { members.remove(person) }

  // Outside the actor: of its own, this may use only what is nonisolated too.
  nonisolated var description: String { "\(name) (no. \(id))" }

  nonisolated func matches(_ query: String) -> Bool {
    query.isEmpty || name.localizedStandardContains(query)
  }
}
