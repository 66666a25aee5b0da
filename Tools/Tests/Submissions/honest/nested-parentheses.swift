// step: interleaving
// must get: passed
// More parentheses than the code needs.

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
    total += ((((((((((((((((((((await count(department)))))))))))))))))))))
  }
}
