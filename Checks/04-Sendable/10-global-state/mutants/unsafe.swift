// refused by: policy — the words that make every error go away, and leave every race

// MARK: - Your turn

nonisolated(unsafe) var pageSize = 20

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

nonisolated(unsafe) let theme = Theme()
