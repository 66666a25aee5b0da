// step: interleaving
// must get: passed
// Hebrew and Arabic in strings, and characters that turn the direction.

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
    print("שלום", "مرحبا", "\u{202E}abc\u{202C}")
    let people = await count(department)
    total += people
  }
}
