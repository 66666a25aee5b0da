// step: interleaving
// must get: failed or crashed or tampered or timed-out
// Leaves a program behind that outlives it.
// allows: process
// seconds: 5
// needs: confinement

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
    child.arguments = ["30"]
    try? child.run()
    let before = total
    total = before + (await count(department))
  }
}
