// race: a class that swears it is Sendable, in place of an actor
// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

nonisolated final class ImageCache: @unchecked Sendable {
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
