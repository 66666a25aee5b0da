// step: interleaving
// must get: passed
// Backticks make a name of any word.

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
    let `await` = await count(department)
    total += `await`
  }

  private var `nonisolated` = false
  private func `import`(`self` other: Int) {}
}
