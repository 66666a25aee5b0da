// step: interleaving
// must get: policy, linkage
// Tells the optimiser something that is not so.

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
    let before = total
    total = before + (await count(department))
  }
}

@_semantics("optimize.sil.specialize.generic.never") @_transparent
nonisolated func same(_ number: Int) -> Int { number }
