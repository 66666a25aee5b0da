// step: interleaving
// must get: passed
// Types in types in types.

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

enum A { enum B { enum C { enum D { enum E { struct F { var value: [[[[Int]]]] = [[[[1]]]] } } } } } }
extension A.B.C.D.E.F { func g() -> [String: [String: [Int: [Int?]]]] { ["a": ["b": [1: [nil]]]] } }
