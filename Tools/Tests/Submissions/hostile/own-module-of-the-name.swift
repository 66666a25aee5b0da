// step: interleaving
// must get: failed, Two departments that are counted at the same time are both in the total
// A type with the module's name, which the adapter looks into.

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

enum Interleaving {
  final class Headcount {
    var total = 7
  }
}
