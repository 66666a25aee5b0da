// refused by: gates — an actor is safe, and its callers would have to wait

// MARK: - Your turn

let pageSize = 20

actor Avatars {
  private static let shared = Avatars()
  private var colors: [Int: String] = [:]

  static func color(of id: Int, pick: @Sendable (Int) -> String) async -> String {
    await shared.color(of: id, pick: pick)
  }

  private func color(of id: Int, pick: @Sendable (Int) -> String) -> String {
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
