// refused by: gates — an atomic protects a number that changes, and this one never should

import Synchronization

// MARK: - Your turn

private let size = Atomic(20)

var pageSize: Int {
  get { size.load(ordering: .relaxed) }
  set { size.store(newValue, ordering: .relaxed) }
}

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

@MainActor
final class Theme {
  var accent = "teal"
  var isCompact = false
}

let theme = Theme()
