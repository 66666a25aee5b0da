// An image cache
//
// Tasks off the main actor share one cache of avatars. Below, it is isolated to the main actor, so
// each lookup hops there. It keeps every image.
//
// Goal: tasks share a cache with `await`, also while the main actor is busy.
//
// - A cache holds at most `limit` images. `limit` is at least 1. Caches share nothing.
// - `insert` keeps an image for its key, and replaces an older one.
// - When a new key would be one too many, the least recently used image goes.
// - Inserting, replacing and finding are uses. Replacing by an equal image is a use, too. Finding
//   nothing changes nothing.
// - Any code makes, compares and hashes keys without `await`. Equal keys have both parts equal.

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

// In app mode its `Hashable` would be isolated to the main actor; the actor's dictionary needs it.
nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

// An actor of its own: tasks come here, and the main actor goes on drawing.
actor ImageCache {
  // Nested in the actor, and used by the actor alone.
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
