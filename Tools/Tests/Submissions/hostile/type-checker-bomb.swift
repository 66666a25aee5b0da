// step: interleaving
// must get: does-not-build
// An expression that the compiler cannot solve in time.

final class Headcount {
  private(set) var total = 0

  private let count: @Sendable (_ department: String) async -> Int

  init(count: @escaping @Sendable (_ department: String) async -> Int) {
    self.count = count
  }

  func hire() {
    total += 1
  }

  func add(_ department: String) async {
    let people = await count(department)
    total += people
  }
}

let number = 1 + 2.0 * -3 + 4 / 5.5 - 6 + [7].reduce(0) { $0 + $1 * 2.5 - -8 } + 9 * 10.5 - 11
  + (1 + 2.0 * -3 + 4 / 5.5 - [6].reduce(0) { $0 - $1 / 2 + 0.5 }) - 7 * 8.5 + 9 as Int8
