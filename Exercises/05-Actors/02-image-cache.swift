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

struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

// TODO: Take the cache off the main actor, keep it safe, and keep it small.
final class ImageCache {
  private let limit: Int
  private var images: [ImageKey: Image] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    images[key]
  }

  func insert(_ image: Image, for key: ImageKey) {
    images[key] = image
  }
}
