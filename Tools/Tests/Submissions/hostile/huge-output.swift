// step: interleaving
// must get: timed-out or crashed
// Prints without end.
// seconds: 3
// needs: confinement

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
    while total >= 0 { print(String(repeating: "x", count: 1 << 16)) }
  }
}
