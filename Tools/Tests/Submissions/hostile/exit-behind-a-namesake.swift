// step: interleaving
// must get: policy, process
// A parameter named exit elsewhere in the file makes the reader of syntax think it is the answer's own.

import Foundation

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
    exit(0)
  }
}

func leave(exit: () -> Void) {
  exit()
}
