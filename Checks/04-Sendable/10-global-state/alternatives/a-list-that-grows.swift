// differs: a list that only grows at its head: a pick counts if nobody was faster

import Synchronization

// MARK: - Your turn

let pageSize = 20

enum Avatars {
  /// A list that only grows at its head.
  private final class Kept: Sendable {
    let id: Int
    let color: String
    let next: Kept?
    init(id: Int, color: String, next: Kept?) {
      self.id = id
      self.color = color
      self.next = next
    }
  }
  private static let head = Mutex<Kept?>(nil)

  private static func find(_ id: Int, from start: Kept?) -> String? {
    var at = start
    while let kept = at {
      if kept.id == id { return kept.color }
      at = kept.next
    }
    return nil
  }

  static func color(of id: Int, pick: (Int) -> String) -> String {
    var color: String?
    while true {
      let seen = head.withLock { $0 }
      if let known = find(id, from: seen) { return known }
      let mine = color ?? pick(id)
      color = mine
      let new = Kept(id: id, color: mine, next: seen)
      let done = head.withLock { head in
        guard head === seen else { return false }
        head = new
        return true
      }
      if done { return mine }
    }
  }
}

@MainActor
final class Theme {
  var accent = "teal"
  var isCompact = false
}

@MainActor
let theme = Theme()
