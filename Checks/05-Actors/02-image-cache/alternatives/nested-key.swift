// differs: the key is a type of the actor; room is made before the image comes in

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

typealias ImageKey = ImageCache.Key

actor ImageCache {
  struct Key: Hashable {
    let employeeID: Int
    let width: Int
  }

  private let limit: Int
  private var images: [Key: Image] = [:]
  private var lastUse: [Key: UInt64] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
    images.reserveCapacity(limit)
  }

  func image(for key: Key) -> Image? {
    let image = images[key]
    if image != nil { touch(key) }
    return image
  }

  func insert(_ image: Image, for key: Key) {
    if images[key] == nil {
      while images.count >= limit { evict() }
    }
    images[key] = image
    touch(key)
  }

  private func touch(_ key: Key) {
    clock += 1
    lastUse[key] = clock
  }

  private func evict() {
    guard let oldest = lastUse.min(by: { $0.value < $1.value })?.key else { return }
    images[oldest] = nil
    lastUse[oldest] = nil
  }
}
