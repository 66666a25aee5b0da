// refused by: checks — a copy is put back whole, over what others have kept meanwhile

import Synchronization

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  private static let colors = Mutex<[Int: String]>([:])

  static func color(of id: Int, pick: (Int) -> String) -> String {
    var copy = colors.withLock { $0 }
    if let color = copy[id] { return color }
    let color = pick(id)
    copy[id] = color
    colors.withLock { [copy] colors in colors = copy }
    return color
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor let theme = Theme()
