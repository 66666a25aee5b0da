// step: interleaving
// must get: policy, linkage
// Blanks, comments and backticks do not change what an attribute is.

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

@ /* quiet */ `_silgen_name`("raise")
nonisolated func lift(_ signal: Int32) -> Int32
