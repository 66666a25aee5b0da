// step: interleaving
// must get: passed
// Names in other scripts, and an emoji.

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
    let людей = await count(department)
    加える(людей)
  }

  private func 加える(_ 人数: Int) {
    total += 人数
  }
  private let größe = 1
  private let 🐦 = "swift"
}
