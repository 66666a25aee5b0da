// step: interleaving
// must get: passed
// Numbers that the processor has not.

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
    let people = Int128(await count(department)) * 3 / 3 % (1 << 70)
    let half = Float16(0.5) * 2
    total += Int(people) + Int(half) - 1
  }
}
