// step: interleaving
// must get: tampered
// Writes a record of its own between the real ones.
// allows: process

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
    FileHandle(fileDescriptor: 3).write(Data("{}\n".utf8))
    let before = total
    total = before + (await count(department))
  }
}
