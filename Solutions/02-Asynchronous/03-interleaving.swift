// Interleaving
//
// A company counts its people: each department's server tells its number, and the total is on the
// screen. All of this code runs on the main actor, and still people get lost.
//
// Goal: the total loses no person, even if it changes while `add(_:)` waits.
//
// - Each `add(_:)` asks its server once, also for a department asked before, and adds the answer.
// - When `add(_:)` returns, its people are in `total`.
// - Meanwhile calls, answers in any order and `hire()` may come: none is lost or counted twice.
// - A cancellation changes nothing: the people are counted.
// - The screen still reads `total` and calls `hire()` without waiting.
//
// Up to you: whether the calls wait together or one after another.

// MARK: - Given

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  /// A new employee has signed a contract.
  func hire() {
    total += 1
  }

  // MARK: - Your turn

  /// Adds the people of a department to the total, as soon as its server has answered.
  func add(_ department: String) async {
    // Nothing is remembered across the `await`.
    let people = await count(department)
    // This reads `total` and writes it with no `await` in between, so nothing else can run there.
    total += people
  }
}
