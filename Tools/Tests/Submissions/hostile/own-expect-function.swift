// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// A function called expect does not reach the checks.

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

func expect(_ condition: Bool) {}
func require(_ condition: Bool) throws {}
func withTaskGroup(_ body: () -> Void) {}
