// differs: `Hashable` stands on the class, and the other two name the actor that would be inferred

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

@MainActor
final class Sticker: nonisolated Hashable {
  let id: Int
  var title: String

  nonisolated static func == (left: Sticker, right: Sticker) -> Bool { left.id == right.id }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension Sticker: @MainActor Comparable {
  static func < (left: Sticker, right: Sticker) -> Bool {
    (left.title, left.id) < (right.title, right.id)
  }
}

extension Sticker: @MainActor CustomStringConvertible {
  var description: String { "\(title) (\(id))" }
}
