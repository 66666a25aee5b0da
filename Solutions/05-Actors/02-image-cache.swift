// An image cache
//
// Tasks that download and decode avatars run off the main actor and share one cache. The cache below
// belongs to the main actor, so each of them goes there to look. And it never lets go of an image: by
// the evening it holds every avatar that has been on the screen.
//
// Goal: a cache that any number of tasks share, with `await`, and that works while the main actor
// is busy.
//
// - It holds at most `limit` images (`limit` is at least 1). Caches share nothing.
// - `insert` keeps an image for its key, in place of the one it had for that key before.
// - When a new key would be one too many, the image whose last use is longest ago goes.
// - An image is used when it is inserted, when it is replaced (by an equal one, too), and when
//   `image(for:)` finds it. The use counts by the time the call returns.
// - A search that finds nothing changes nothing.
// - Any code makes, compares and hashes keys without `await`. Keys are equal if both of their parts
//   are.

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

// In app mode its `Hashable` would belong to the main actor, and the dictionary needs it in the actor.
nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

// An actor of its own: tasks come here, and the main actor goes on drawing.
actor ImageCache {
  // Nested in the actor, so it belongs to nobody but the actor.
  private struct Entry {
    var image: Image
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [ImageKey: Entry] = [:]
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    guard let image = entries[key]?.image else { return nil }
    uses += 1
    entries[key]?.lastUse = uses
    return image
  }

  func insert(_ image: Image, for key: ImageKey) {
    uses += 1
    entries[key] = Entry(image: image, lastUse: uses)
    if entries.count > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
    }
  }
}
