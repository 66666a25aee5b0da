// differs: class and global are both on the main actor, through a shared instance

import Synchronization

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors.withLock({ $0[id] }) { return color }
    let color = pick(id)
    return colors.withLock { colors in
      if let earlier = colors[id] { return earlier }
      colors[id] = color
      return color
    }
  }
}

@MainActor
final class Theme {
  static let shared = Theme()

  var accent = "teal"
  var isCompact = false

  private init() {}
}

@MainActor var theme: Theme { .shared }
