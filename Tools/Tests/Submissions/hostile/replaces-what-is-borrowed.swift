// step: interleaving
// must get: policy, held-access
// A value that cannot be copied is lent to a call that waits. Meanwhile it is replaced, so what it owns is freed.

nonisolated final class Count {
  var number = 0
}

nonisolated struct Seat: ~Copyable {
  let count: Count

  nonisolated(nonsending) borrowing func add() async {
    for _ in 0..<3 { await Task.yield() }
    count.number += 1
  }
}

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int
  private var seat = Seat(count: Count())

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let writing = Task { await seat.add() }
    await Task.yield()
    seat = Seat(count: Count())
    let before = total
    let people = await count(department)
    total = before + people
    await writing.value
  }
}
