// step: interleaving
// must get: policy, linkage
// A function that the system calls before the program begins.

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

@section(".init_array") @used
nonisolated let early: @convention(c) () -> Void = {}
