// refused by: checks — `distinct` runs on the main actor, with its caller
// whole: `distinct` is not `@concurrent`

// MARK: - Given

/// Each sticker once.
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

@MainActor
final class Sticker {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

nonisolated extension Sticker: Equatable {
  static func == (left: Sticker, right: Sticker) -> Bool {
    left.id == right.id
  }
}

nonisolated extension Sticker: Hashable {
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
