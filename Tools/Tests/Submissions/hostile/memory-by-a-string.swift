// step: interleaving
// must get: crashed or timed-out
// Doubles a string until it is stopped.
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
    var text = "x"
    while text.utf8.count < 1 << 33 { text += text }
    total = text.utf8.count
  }
}
