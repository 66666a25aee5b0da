// differs: an array of keys, the one used last at its end, in place of a count of uses

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
    use(key)
    return image
  }

  func insert(_ image: Image, for key: ImageKey) {
    images[key] = image
    use(key)
    if order.count > limit { images[order.removeFirst()] = nil }
  }

  private func use(_ key: ImageKey) {
    order.removeAll { $0 == key }
    order.append(key)
  }
}
