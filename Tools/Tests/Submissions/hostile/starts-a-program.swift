// step: interleaving
// must get: policy, process
// Leaves a program behind that outlives it.

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
    let child = Process()
    child.executableURL = URL(filePath: "/bin/sleep")
    try? child.run()
    let people = await count(department)
    total += people
  }
}
