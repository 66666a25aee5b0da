// differs: the state is in instances: a Sendable class with a lock, and a struct for the theme

import Synchronization

// MARK: - Your turn

let pageSize = 20

final class Avatars: Sendable {
  private static let shared = Avatars()
  private let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    shared.color(of: id, pick: pick)
  }

  private func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors.withLock({ $0[id] }) { return color }
    let color = pick(id)
    colors.withLock { $0[id] = $0[id] ?? color }
    return colors.withLock { $0[id] ?? color }
  }
}

struct Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor var theme = Theme()
