// step: interleaving
// must get: policy, process
// The events' descriptor is no business of an answer's.

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
    let people = await count(department)
    total += people
  }
}
