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

let number: Int8 = -1 + 2 * -3 + 4 / -5 - -6 + "7".count * 8.5 - -9 + 10 * -11 + 12 / -13.5
