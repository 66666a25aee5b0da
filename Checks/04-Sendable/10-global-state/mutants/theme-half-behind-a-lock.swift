// refused by: gates — one property lives with the screens, and any thread changes the other

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

final class Theme: Sendable {
  @MainActor var accent = "teal"
  private let compact = Mutex(false)

  var isCompact: Bool {
    get { compact.withLock { $0 } }
    set { compact.withLock { $0 = newValue } }
  }
}

let theme = Theme()
