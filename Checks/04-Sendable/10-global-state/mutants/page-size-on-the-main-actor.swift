// refused by: gates — a constant that only the main actor may read

import Synchronization

// MARK: - Your turn

@MainActor var pageSize = 20

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

final class Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor let theme = Theme()
