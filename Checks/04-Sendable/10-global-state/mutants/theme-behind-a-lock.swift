// refused by: gates — with a lock for each property any thread may change what screens are reading

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
  private let state = Mutex((accent: "teal", isCompact: false))

  var accent: String {
    get { state.withLock { $0.accent } }
    set { state.withLock { $0.accent = newValue } }
  }

  var isCompact: Bool {
    get { state.withLock { $0.isCompact } }
    set { state.withLock { $0.isCompact = newValue } }
  }
}

let theme = Theme()
