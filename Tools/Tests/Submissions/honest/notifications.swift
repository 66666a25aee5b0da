// step: interleaving
// must get: passed
// Hears of what others post.

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
    let people = await count(department)
    total += people
  }

  private var token: (any NSObjectProtocol)?
  func listen() {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("hired"), object: nil, queue: nil) { _ in }
  }
}
