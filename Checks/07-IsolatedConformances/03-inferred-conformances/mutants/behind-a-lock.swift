// refused by: gates — a lock makes all four conformances safe everywhere, and the title is anybody's to change

import Synchronization

// MARK: - Given

/// Each sticker once.
@concurrent
func distinct(_ found: [Sticker]) async -> Set<Sticker> { Set(found) }

@MainActor
final class Album {
  private(set) var stickers: Set<Sticker> = []

  func collect(_ found: [Sticker]) async {
    stickers.formUnion(await distinct(found))
  }

  var lines: [String] { stickers.sorted().map { sticker in "\(sticker)" } }
}

// MARK: - Your turn

final class Sticker: Sendable {
  let id: Int
  private let current: Mutex<String>
  var title: String {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  init(id: Int, title: String) {
    self.id = id
    current = Mutex(title)
  }
}

extension Sticker: Equatable {
  static func == (left: Sticker, right: Sticker) -> Bool {
    left.id == right.id
  }
}

extension Sticker: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Sticker: Comparable {
  static func < (left: Sticker, right: Sticker) -> Bool {
    (left.title, left.id) < (right.title, right.id)
  }
}

extension Sticker: CustomStringConvertible {
  var description: String { "\(title) (\(id))" }
}
