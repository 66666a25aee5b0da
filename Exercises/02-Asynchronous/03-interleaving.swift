// Interleaving
//
// A company counts its people: each department's server says how many it has, and the total is on
// the screen. All of this runs on the main actor, and still people get lost.
//
// Goal: nobody gets lost, whatever happens while `add(_:)` waits.
//
// - Each call of `add(_:)` asks its server once, also for a department that was asked before, and
//   adds the answer to `total`.
// - When `add(_:)` returns, its people are in `total`.
// - While it waits, anything may happen: more calls of `add(_:)`, answers in any order, `hire()`.
// - The people are counted also when the task that calls is cancelled, before the call or during
//   it.
// - The screen goes on to read `total`, and to call `hire()`, without waiting.
//
// Up to you: whether the calls wait at the same time or one after another.

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
    // TODO: Lose nobody, whatever happens while this waits.
    let before = total
    let people = await count(department)
    total = before + people
  }
}
