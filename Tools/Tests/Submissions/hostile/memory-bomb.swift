// step: interleaving
// must get: crashed or timed-out
// Takes memory until it is stopped.
// seconds: 10
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
    var hoard: [[UInt8]] = []
    while hoard.count < 8192 { hoard.append(Array(repeating: 1, count: 1 << 20)) }
    total = hoard.count
  }
}
