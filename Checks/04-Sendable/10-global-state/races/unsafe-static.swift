// race: what is kept is marked unsafe, and everybody writes into it
import Synchronization

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  nonisolated(unsafe) private static var lastID = 0
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    lastID = id
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
