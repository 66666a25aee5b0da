// refused by: checks — a dictionary that only grows looked wasteful, so it is emptied now and then

import Synchronization

// MARK: - Your turn

// Nobody changes it, so nobody has to be kept away.
let pageSize = 20

enum Avatars {
  // Callers are synchronous and on any thread: none can wait for an actor. A lock serves them all.
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors.withLock({ $0[id] }) { return color }
    // Somebody else's code, so it runs without the lock.
    let color = pick(id)
    return colors.withLock { colors in
      if let earlier = colors[id] { return earlier }
      // An app that runs all day must not fill its memory.
      if colors.count >= 100 { colors.removeAll() }
      colors[id] = color
      return color
    }
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

// Screens alone use it, and they are on the main actor already. The class says nothing of that; what
// is global is this one theme.
@MainActor let theme = Theme()
