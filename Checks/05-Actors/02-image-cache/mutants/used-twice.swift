// refused by: checks — each use adds the key to the line and leaves the older entry there

// MARK: - Given

nonisolated struct Image: Equatable {
  let pixels: [Int]
}

// MARK: - Your turn

nonisolated struct ImageKey: Hashable {
  let employeeID: Int
  let width: Int
}

actor ImageCache {
  private let limit: Int
  private var images: [ImageKey: Image] = [:]
  private var order: [ImageKey] = []

  init(limit: Int) {
    self.limit = limit
  }

  func image(for key: ImageKey) -> Image? {
    guard let image = images[key] else { return nil }
    order.append(key)
    return image
  }

  func insert(_ image: Image, for key: ImageKey) {
    if images[key] == nil, images.count == limit {
      images[order.removeFirst()] = nil
    }
    images[key] = image
    order.append(key)
  }
}
