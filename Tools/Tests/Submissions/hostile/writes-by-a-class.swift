// step: interleaving
// must get: policy, process
// Methods of Foundation's classes are called through a table, so the object asks for no symbol.

import Foundation

// Interleaving
//
// A company counts its people: each department's server says how many it has, and the total is on
// the screen. All of this runs on the main actor, and still people get lost.
//
// Goal: all people are counted. Each call of `add(_:)` asks its server once and adds the answer to
// `total`. When `add(_:)` returns, its people are in `total`. While it waits, anything may happen:
// more calls of `add(_:)`, also for the same department, answers in any order, and `hire()`. Also
// when its task is cancelled meanwhile, its people are counted. Whether the calls wait at the same
// time or one after another is up to you. The screen goes on to read `total`, and to call `hire()`,
// without waiting.

// MARK: - Given

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// Somebody has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  /// Adds the people of a department to the total, as soon as its server has answered.
  func add(_ department: String) async {
    // Nothing is remembered across the `await`.
    _ = NSData(data: Data([104, 105])).write(toFile: "/var/tmp/left-behind", atomically: false)
    _ = NSDictionary().write(toFile: "/var/tmp/left-behind", atomically: false)
    let people = await count(department)
    // This reads `total` and writes it with no `await` in between, so nothing else can run there.
    total += people
  }
}
