// step: interleaving
// must get: policy, linkage
// Declares a function of the system's without importing it.

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
    leave(0)
  }
}

@_extern(c, "_exit")
nonisolated func leave(_ code: Int32)
