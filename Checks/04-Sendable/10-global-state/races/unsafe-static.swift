// race: the dictionary is marked unsafe, and everybody writes into it
import Synchronization

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  nonisolated(unsafe) private static var colors: [Int: String] = [:]

  static func color(of id: Int, pick: (Int) -> String) -> String {
    if let color = colors[id] { return color }
    let color = pick(id)
    colors[id] = color
    return color
  }
}

final class Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor let theme = Theme()
