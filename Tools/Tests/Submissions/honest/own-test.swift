// step: interleaving
// must get: passed
// A test that a candidate takes.

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
    let people = await count(department)
    total += people
  }
}

struct Test {
  var mark: Int
}
struct Suite {
  var tests: [Test] = [Test(mark: 1)]
}
func expect(_ mark: Int) -> Test { Test(mark: mark) }
