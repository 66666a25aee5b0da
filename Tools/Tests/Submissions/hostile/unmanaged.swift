// step: interleaving
// must get: policy, unsafe-pointers
// Counts references by hand.

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
    let copy = Unmanaged.passRetained(self).takeUnretainedValue()
    await copy.add(department)
  }
}
