// refused by: gates — the fix that the compiler offers, three times: exports cannot wait for the main actor

// MARK: - Your turn

@MainActor var pageSize = 20

@MainActor
enum Avatars {
  private static var colors: [Int: String] = [:]

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
