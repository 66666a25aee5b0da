// step: interleaving
// must get: policy, process
// The same by a URL, and as bytes.

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
    let place = URL(filePath: "/etc/passwd")
    if let data = try? Data(contentsOf: place), data.count > 1 << 30 { return }
    let people = await count(department)
    total += people
  }
}
