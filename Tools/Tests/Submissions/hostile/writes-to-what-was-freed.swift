// step: interleaving
// must get: policy, held-access
// An address in an array is lent to a call that waits. Meanwhile the array is freed, and the call writes there.

nonisolated final class Seats {
  var numbers = Array(repeating: 0, count: 8)
}

nonisolated(nonsending) func write(_ place: inout Int, _ value: Int) async {
  for _ in 0..<3 { await Task.yield() }
  place = value
}

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int
  private let seats = Seats()

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let seats = self.seats
    let writing = Task { await write(&seats.numbers[3], 1) }
    await Task.yield()
    seats.numbers = []
    let before = total
    let people = await count(department)
    total = before + people
    await writing.value
  }
}
